import { useLazyFindPricingVersionQuery } from '@luzzu/api-client/pricing'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { sortTimeSlots } from '@luzzu/domain'
import { Tag } from 'lucide-react'
import { useProductEditor } from '../use-product-editor'
import { PricingDialog } from './PricingDialog'
import { PRICING_COPY } from './pricing.copy'

/** The button that opens the pricing of a product, and its dialog. */
export function usePricingEditor() {
  const [load] = useLazyFindPricingVersionQuery()
  const { data: slots = [] } = useListTimeSlotsQuery()
  return useProductEditor({
    part: 'pricing',
    load: (id) => load(id),
    copy: PRICING_COPY,
    icon: <Tag aria-hidden="true" />,
    dialog: (editor, product, formKey) => (
      <PricingDialog key={formKey} product={product} slots={sortTimeSlots(slots)} {...editor} />
    ),
  })
}
