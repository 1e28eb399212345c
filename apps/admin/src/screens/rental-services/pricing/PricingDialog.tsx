import { useUpdatePricingMutation } from '@luzzu/api-client/pricing'
import type { Pricing } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { PRICING_LABELS } from '../../../booking/history/format-pricing'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ChargeField } from './ChargeField'
import { PricingExample } from './PricingExample'
import { PRICING_COPY as COPY } from './pricing.copy'
import { toPricingFormValues, toPricingTexts, validatePricingForm } from './pricing-form'
import { RulesField } from './RulesField'
import { SlotPricesField } from './SlotPricesField'

/** The pricing of the product with that id. */
type ProductPricing = Pricing & { id: number }

type PricingDialogProps = RecordEditorProps<ProductPricing> & {
  product: Product
  slots: readonly TimeSlot[]
}

export function PricingDialog({ product, slots, open, ...editor }: PricingDialogProps) {
  const [update] = useUpdatePricingMutation()
  const form = useRecordForm({
    ...editor,
    copy: { singular: COPY.saved, edit: COPY.openLabel(product.name) },
    toFormValues: (record: ProductPricing | undefined) => toPricingFormValues(record),
    check: validatePricingForm,
    save: (pricing: Pricing, ifMatch) => update({ productId: product.id, pricing, ifMatch }),
  })
  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={PRICING_LABELS}
      toTexts={toPricingTexts}
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="wide"
    >
      <ChargeField form={form} product={product} slot={slots[0]} />
      <SlotPricesField form={form} slots={slots} price={product.price} />
      <RulesField form={form} />
      <PricingExample control={form.control} product={product} slots={slots} />
    </RecordDialog>
  )
}
