import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import {
  calculateQuote,
  dateIn,
  findPriceRule,
  formatMoney,
  type Pricing,
  parseCalendarDate,
  parseDecimal,
  priceRuleText,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { DateField, DescriptionList, NumberField, Select } from '@luzzu/ui'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { Fields } from '../fields.styles'
import { OfferedPrice } from './OfferedPrice'
import { EXAMPLE_COPY as COPY } from './pricing.copy'
import { type PricingFormValues, validatePricingForm } from './pricing-form'

type PricingExampleProps = {
  control: Control<PricingFormValues, unknown, Pricing>
  product: Product
  slots: readonly TimeSlot[]
}

/** What visitors read with the pricing as it is typed: the price of the product, and of a booking line by line. */
export function PricingExample({ control, product, slots }: PricingExampleProps) {
  const { currency, time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const [chosen, setChosen] = useState({ date: today as string, slotId: '', guests: '2' })
  const checked = validatePricingForm(useWatch({ control }) as PricingFormValues)
  const slot = slots.find(({ id }) => String(id) === chosen.slotId) ?? slots[0]
  const date = parseCalendarDate(chosen.date)
  const rule = checked.ok && date ? findPriceRule(checked.value.rules, date) : undefined
  const quote = checked.ok
    ? calculateQuote({
        price: toCents(product.price),
        pricing: checked.value,
        date,
        slot,
        guests: parseDecimal(chosen.guests) ?? null,
        addons: [],
      })
    : undefined
  const money = (cents: number) => formatMoney(toAmount(cents), currency)

  return (
    <Group>
      <legend>{COPY.title}</legend>
      {checked.ok && <OfferedPrice {...{ product, slots, today }} pricing={checked.value} />}
      <p>{COPY.booking}</p>
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
        {quote ? (
          <DescriptionList
            items={[
              ...quote.lines.map(({ label, amount }, index) => ({
                term: label,
                detail:
                  index > 0 && rule ? priceRuleText(rule.percent, toAmount(amount), currency) : money(amount),
              })),
              { term: COPY.total, detail: money(quote.total) },
            ]}
          />
        ) : (
          <p>{COPY.invalid}</p>
        )}
      </div>
    </Group>
  )
}
