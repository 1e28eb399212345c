import { type CalendarDate, type Cents, calculateQuote, scaleCents } from '@luzzu/domain'
import type { TimeSlotRow } from '../../platform/database/schema'
import { timeRangeOf } from '../time-slots/time-slots.queries'
import type { OfferedProduct } from './catalogue/find-products'

/** In what and for whom a price is told. */
export type PriceContext = { currency: string; commissionPercent: number | null }

export const isPerUnit = ({ pricing }: Pick<OfferedProduct, 'pricing'>) => pricing.charge === 'per_person'

/** An amount as OCTO has it. */
export function priceOf(cents: Cents, { currency, commissionPercent }: PriceContext) {
  const commission =
    commissionPercent === null ? 0 : scaleCents(cents, Math.round(commissionPercent * 100), 10_000)
  return {
    original: cents,
    retail: cents,
    net: commissionPercent === null ? null : cents - commission,
    currency,
    currencyPrecision: 2,
    includedTaxes: [],
  }
}

/** What a slot costs, as a booking of it does. */
export function totalOf(
  { product, pricing }: Pick<OfferedProduct, 'product' | 'pricing'>,
  slot: TimeSlotRow,
  { date, guests }: { date: CalendarDate | undefined; guests: number | null },
): Cents {
  return calculateQuote({
    price: product.price_cents,
    pricing,
    date,
    slot: { id: slot.id, time_range: timeRangeOf(slot) },
    guests,
    addons: [],
  }).total
}

/** Shares that add up to the total, the first ones a cent larger. */
export function sharesOf(total: Cents, count: number): Cents[] {
  const least = Math.floor(total / count)
  return Array.from({ length: count }, (_, at) => least + (at < total - least * count ? 1 : 0))
}
