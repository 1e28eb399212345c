import { type CalendarDate, calculateQuote, type Pricing, type Quote } from '@luzzu/domain'
import type { AddonRow, Db, ProductRow, TimeSlotRow } from '../../platform/database/schema'
import { timeRangeOf } from '../bookings/queries/bookings.queries'
import { findPricing } from './pricing.queries'

type QuotedBooking = {
  product: Pick<ProductRow, 'id' | 'price_cents'>
  slot: Pick<TimeSlotRow, 'id' | 'starts_at' | 'ends_at'>
  date: CalendarDate
  guests: number | null
  /** The chosen ones that are not included. */
  addons: readonly Pick<AddonRow, 'addon_name' | 'extra_price_cents'>[]
  /** Of the product; found unless it is given. */
  pricing?: Pricing
}

/** What a booking costs, by the prices that `db` sees. */
export async function quoteBooking(
  db: Db,
  { product, slot, date, guests, addons, pricing }: QuotedBooking,
): Promise<Quote> {
  return calculateQuote({
    price: product.price_cents,
    pricing: pricing ?? (await findPricing(db, product.id)).pricing,
    date,
    slot: { id: slot.id, time_range: timeRangeOf(slot) },
    guests,
    addons: addons.map(({ addon_name, extra_price_cents }) => ({
      addon_name,
      extraPrice: extra_price_cents,
    })),
  })
}
