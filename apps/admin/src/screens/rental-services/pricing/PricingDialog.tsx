import { useUpdatePricingMutation } from '@luzzu/api-client/pricing'
import { useSite } from '@luzzu/api-client/site'
import {
  CHARGES,
  type Charge,
  calculateQuote,
  DEFAULT_PRICING,
  formatDuration,
  formatMoney,
  type Pricing,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { MoneyField, Select } from '@luzzu/ui'
import { useController, useWatch } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { CHARGE_LABELS, PRICING_LABELS } from '../../../booking/history/format-pricing'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { Fields } from '../fields.styles'
import { ProductPartLinks } from '../ProductPartLinks'
import { PricingExample } from './PricingExample'
import { CHARGE_EXAMPLES, PRICING_COPY as COPY } from './pricing.copy'
import type { PricingForm } from './pricing-form'
import {
  countWrongIn,
  hasWrongPrice,
  slotPriceError,
  toPricingFormValues,
  toPricingTexts,
  validatePricingForm,
} from './pricing-form'
import { RulesField } from './RulesField'

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
    countWrong: countWrongIn,
    save: (pricing: Pricing, ifMatch) => update({ id: product.id, change: pricing, ifMatch }),
  })
  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={PRICING_LABELS}
      toTexts={toPricingTexts}
      entity="product"
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="wide"
    >
      <ProductPartLinks product={product} current="pricing" isDirty={form.isDirty} onClose={editor.onClose} />
      <ChargeField form={form} product={product} slot={slots[0]} />
      <SlotPricesField form={form} slots={slots} price={product.price} />
      <RulesField form={form} />
      <PricingExample control={form.control} product={product} slots={slots} />
    </RecordDialog>
  )
}

type ChargeFieldProps = {
  form: PricingForm
  product: Product
  /** That of the example; there may be none at all. */
  slot: TimeSlot | undefined
}

const GUESTS = 2

/** What the price counts for, with an example in the product's own price. */
function ChargeField({ form, product, slot }: ChargeFieldProps) {
  const { currency } = useSite()
  const charge: Charge = useWatch({ control: form.control, name: 'charge' })
  const price = toCents(product.price)
  const pricing = { ...DEFAULT_PRICING, charge }
  const { total } = calculateQuote({ price, pricing, date: undefined, slot, guests: GUESTS, addons: [] })
  const money = (cents: number) => formatMoney(toAmount(cents), currency)
  return (
    <Select
      label={PRICING_LABELS.charge}
      hint={
        slot &&
        CHARGE_EXAMPLES[charge]({
          slot: `${slot.name} (${formatDuration(slot.time_range)})`,
          price: money(price),
          total: money(total),
        })
      }
      data-autofocus
      {...form.field('charge')}
    >
      {CHARGES.map((one) => (
        <option key={one} value={one}>
          {CHARGE_LABELS[one]}
        </option>
      ))}
    </Select>
  )
}

type SlotPricesFieldProps = { form: PricingForm; slots: readonly TimeSlot[]; price: number }

/** A price for each time slot that has one of its own. */
function SlotPricesField({ form, slots, price }: SlotPricesFieldProps) {
  const { currency } = useSite()
  const { field } = useController(form.controlledList('slot_prices', hasWrongPrice))
  const isRefused = form.errorOf('slot_prices') !== undefined
  return (
    <Group ref={field.ref} tabIndex={-1}>
      <legend>{PRICING_LABELS.slot_prices}</legend>
      <p>{COPY.slotPricesHint}</p>
      <Fields>
        {slots.map(({ id, name, time_range }) => {
          const value = field.value[id] ?? ''
          return (
            <MoneyField
              key={id}
              label={name}
              note={time_range}
              placeholder={price.toFixed(2)}
              currencySign={currencySign(currency)}
              error={isRefused ? slotPriceError(value) : undefined}
              value={value}
              onChange={(event) => field.onChange({ ...field.value, [id]: event.target.value })}
            />
          )
        })}
      </Fields>
    </Group>
  )
}
