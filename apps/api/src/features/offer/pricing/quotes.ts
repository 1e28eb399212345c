import { BOOKING_MESSAGES, type CalendarDate, calculateQuote, type Pricing, type Quote } from '@luzzu/domain'
import type { AddonRow, Db, ProductRow, TimeSlotRow } from '../../../platform/database/schema'
import { orNotFound, refuseFields } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { findTimeSlot, timeRangeOf } from '../../time-slots/time-slots.queries'
import { assertBookable } from '../bookable-slot'
import { assertNotClosed } from '../capacity'
import { findPricing } from '../pricing.queries'
import { findProduct } from '../product-rows'
import type { QuoteRequest } from './quote-query'

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

/** `isOverride`: the schedule, the notice and the window do not count, as for a booking by staff. */
type QuotedSlot = QuoteRequest & { productId: number }

/**
 * What a booking of a slot costs today; a full slot counts as open.
 * @throws {Refusal} what a booking of it is refused with.
 */
export async function quoteSlot(
  { db, findMoment }: { db: Db; findMoment: () => Promise<Moment> },
  { productId, date, slotId, guests, addonIds, isOverride }: QuotedSlot,
): Promise<Quote> {
  const product = orNotFound(await findProduct(db, productId))
  const slot = await findTimeSlot(db, slotId)
  const request = { productId, slotId, date, guests, ...(isOverride && { staff: { override: true } }) }
  const bookable = await assertBookable(db, request, { product, slot }, await findMoment())
  const addons = await findExtraAddons(db, { productId, addonIds })
  await assertNotClosed(db, { productId, date, units: product.units }, bookable.slot)
  return quoteBooking(db, { ...bookable, date, guests, addons })
}

/**
 * The chosen add-ons that are not included in the price.
 * @throws {Refusal} `invalid` for one that the product does not have.
 */
export async function findExtraAddons(
  db: Db,
  { productId, addonIds }: { productId: number; addonIds: readonly number[] },
): Promise<AddonRow[]> {
  if (addonIds.length === 0) return []
  const found = await db
    .selectFrom('addon')
    .selectAll()
    .where('id', 'in', addonIds)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  if (found.length < addonIds.length) throw refuseFields({ addon_ids: BOOKING_MESSAGES.addons })
  return found.filter(({ included }) => included === 0)
}
