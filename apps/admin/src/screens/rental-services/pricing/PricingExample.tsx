import { useSite } from '@luzzu/api-client/site'
import {
  calculateQuote,
  dateIn,
  formatMoney,
  type Pricing,
  parseCalendarDate,
  parseDecimal,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { DateField, DescriptionList, NumberField, Select, useNow } from '@luzzu/ui'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { Fields } from '../fields.styles'
import { EXAMPLE_COPY as COPY } from './pricing.copy'
import { type PricingFormValues, validatePricingForm } from './pricing-form'

type PricingExampleProps = {
  control: Control<PricingFormValues, unknown, Pricing>
  product: Product
  slots: readonly TimeSlot[]
}

/** What a booking would cost with the pricing as it is typed. */
export function PricingExample({ control, product, slots }: PricingExampleProps) {
  const { currency, time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const [chosen, setChosen] = useState({ date: today as string, slotId: '', guests: '2' })
  const checked = validatePricingForm(useWatch({ control }) as PricingFormValues)
  const slot = slots.find(({ id }) => String(id) === chosen.slotId) ?? slots[0]
  const quote = checked.ok
    ? calculateQuote({
        price: toCents(product.price),
        pricing: checked.value,
        date: parseCalendarDate(chosen.date),
        slot,
        guests: parseDecimal(chosen.guests) ?? null,
        addons: [],
      })
    : undefined
  const rows = quote && [...quote.lines, { label: COPY.total, amount: quote.total }]
  return (
    <Group>
      <legend>{COPY.title}</legend>
      <Fields>
        <DateField
          label={COPY.date}
          value={chosen.date}
          onChange={(event) => setChosen({ ...chosen, date: event.target.value })}
        />
        <Select
          label={COPY.slot}
          value={slot?.id}
          onChange={(event) => setChosen({ ...chosen, slotId: event.target.value })}
        >
          {slots.map(({ id, name, time_range }) => (
            <option key={id} value={id}>
              {name}, {time_range}
            </option>
          ))}
        </Select>
        <NumberField
          label={COPY.guests}
          min={1}
          max={product.max_persons}
          step={1}
          value={chosen.guests}
          onChange={(event) => setChosen({ ...chosen, guests: event.target.value })}
        />
      </Fields>
      <div role="status">
        {rows ? (
          <DescriptionList
            items={rows.map(({ label, amount }) => ({
              term: label,
              detail: formatMoney(toAmount(amount), currency),
            }))}
          />
        ) : (
          <p>{COPY.invalid}</p>
        )}
      </div>
    </Group>
  )
}
