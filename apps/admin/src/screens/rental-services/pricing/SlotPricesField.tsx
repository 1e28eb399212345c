import { useSite } from '@luzzu/api-client/site'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { MoneyField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { PRICING_LABELS } from '../../../booking/history/format-pricing'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { Fields } from '../fields.styles'
import { PRICING_COPY as COPY } from './pricing.copy'
import { slotPriceError } from './pricing-form'
import type { PricingForm } from './use-pricing-form'

type SlotPricesFieldProps = { form: PricingForm; slots: readonly TimeSlot[]; price: number }

/** A price for each time slot that has one of its own. */
export function SlotPricesField({ form, slots, price }: SlotPricesFieldProps) {
  const { currency } = useSite()
  const { field } = useController(form.controlled('slot_prices'))
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
