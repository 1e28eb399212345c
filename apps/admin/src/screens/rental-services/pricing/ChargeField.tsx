import { useSite } from '@luzzu/api-client/site'
import {
  CHARGES,
  type Charge,
  calculateQuote,
  DEFAULT_PRICING,
  formatDuration,
  formatMoney,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { Select } from '@luzzu/ui'
import { useWatch } from 'react-hook-form'
import { CHARGE_LABELS, PRICING_LABELS } from '../../../booking/history/format-pricing'
import { CHARGE_EXAMPLES } from './pricing.copy'
import type { PricingForm } from './use-pricing-form'

type ChargeFieldProps = {
  form: PricingForm
  product: Product
  /** That of the example; there may be none at all. */
  slot: TimeSlot | undefined
}

const GUESTS = 2

/** What the price counts for, with an example in the product's own price. */
export function ChargeField({ form, product, slot }: ChargeFieldProps) {
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
