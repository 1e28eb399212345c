import { formatMoney } from '../money'
import type { Charge } from './pricing'

const UNITS: Record<Charge, string> = {
  as_listed: '/hour',
  per_booking: ' per booking',
  per_hour: '/hour',
  per_person: ' per person',
}

const WHOLE_SLOT = 'one price for the whole time slot'

/** A product whose own pricing is unknown costs its price. */
type Priced = {
  price: number
  charge?: Charge | undefined
  price_from?: number | undefined
  price_varies?: boolean | undefined
}
type PriceText = { prefix: string | undefined; amount: number; unit: string; note: string | undefined }

/** What visitors read of a price: `From 120 /hour`, `30 per person`; the lowest price where slots or dates differ. */
export function priceText({ price, charge = 'as_listed', price_from, price_varies }: Priced): PriceText {
  return {
    prefix: charge === 'as_listed' || price_varies ? 'From' : undefined,
    amount: price_from ?? price,
    unit: UNITS[charge],
    // Said by the hour, and charged once.
    note: charge === 'as_listed' ? WHOLE_SLOT : undefined,
  }
}

/** What visitors read of a rule: `+25 % · +$59.38`. */
export function priceRuleText(percent: number, amount: number, currency: string): string {
  const sign = percent < 0 ? '−' : '+'
  return `${sign}${Math.abs(percent)} % · ${sign}${formatMoney(Math.abs(amount), currency)}`
}
