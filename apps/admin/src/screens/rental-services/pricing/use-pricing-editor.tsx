import { useLazyFindPricingVersionQuery } from '@luzzu/api-client/pricing'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Product } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { Tag } from 'lucide-react'
import { useRecordEditor } from '../../../platform/records/use-record-editor'
import { PricingDialog, type ProductPricing } from './PricingDialog'
import { PRICING_COPY, titleOf } from './pricing.copy'

/** The button that opens the pricing of a product, and its dialog. */
export function usePricingEditor(products: readonly Product[] = []) {
  const [load] = useLazyFindPricingVersionQuery()
  const { data: slots = [] } = useListTimeSlotsQuery()
  async function find(id: number) {
    const { data, error } = await load(id)
    return { data: data && { record: { ...data.record, id }, etag: data.etag }, error }
  }
  const { edit, version, isOpen, formKey, close } = useRecordEditor<ProductPricing>(find)
  const product = products.find(({ id }) => id === version?.record.id)
  return {
    isOpen,
    actionsOf: ({ id, name }: Product) => (
      <Button
        size="small"
        variant="quiet"
        icon={<Tag aria-hidden="true" />}
        aria-label={titleOf(name)}
        onClick={() => edit({ id })}
      >
        {PRICING_COPY.open}
      </Button>
    ),
    dialog: version && product && (
      <PricingDialog
        key={formKey}
        product={product}
        slots={slots}
        version={version}
        open={isOpen}
        onClose={close}
        find={find}
      />
    ),
  }
}
