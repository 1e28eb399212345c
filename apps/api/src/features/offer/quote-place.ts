import { dateIn, type Quote } from '@luzzu/domain'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import { orNotFound } from '../../platform/errors/refusal'
import type { FindSite } from '../../platform/settings/site'
import { findExtraAddons, requireBookable } from '../bookings/commands/create-booking'
import { problemOf, withOverride } from '../bookings/commands/create-booking-input'
import { findProduct } from '../products/products.queries'
import { findTimeSlot } from '../time-slots/time-slots.queries'
import { assertNotClosed } from './capacity'
import { quoteBooking } from './quote-booking'
import type { QuoteRequest } from './quote-query'

type QuotedPlace = QuoteRequest & {
  productId: number
  /** Whether the schedule, the notice and the window do not count, as for a booking by staff. */
  isOverride: boolean
}

/**
 * What a booking of the place costs; a full slot counts as open.
 * @throws {Refusal} what a booking of it is refused with.
 */
export async function quotePlace(
  { db, clock, findSite }: { db: Db; clock: Clock; findSite: FindSite },
  { productId, date, slotId, guests, addonIds, isOverride }: QuotedPlace,
): Promise<Quote> {
  const site = await findSite()
  const now = clock.now()
  const today = dateIn(site.timeZone, now)
  const product = orNotFound(await findProduct(db, productId))
  const slot = await findTimeSlot(db, slotId)
  const dateProblem = problemOf(date, today, site.settings.booking_window_days)
  const place = { productId, slotId, date, dateProblem, guests }
  const input = isOverride ? withOverride({ ...place, staff: { override: true } }, today) : place
  const bookable = await requireBookable(db, input, { product, slot }, { site, now })
  const addons = await findExtraAddons(db, { productId, addonIds })
  await assertNotClosed(db, { productId, date, units: product.units }, bookable.slot)
  return quoteBooking(db, { ...bookable, date, guests, addons })
}
