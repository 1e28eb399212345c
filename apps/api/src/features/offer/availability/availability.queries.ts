import { type CalendarDate, eachDay } from '@luzzu/domain'
import type { Availability, DayAvailability } from '@luzzu/domain/contracts'
import type { Db } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { listTimeSlots } from '../../time-slots/time-slots.queries'
import { listOccupiedOn, listOccupiedRanges } from '../capacity'
import { findClosedTimes, listClosedTimes } from '../closures.queries'
import { findOffer, listOffers, type Offer } from '../offers.queries'
import { slotsOn } from './slots-on'

/** `guests`: for how many, where that is known. */
type Party = { guests?: number | null }

/** `except`: a booking whose own place counts as free. */
type AvailabilityRange = Party & {
  productId: number
  from: CalendarDate
  to: CalendarDate
  except?: number | undefined
}

/** Remaining units and price of each slot on each day; `undefined` for an unknown product. */
export async function findAvailability(
  db: Db,
  { productId, from, to, except, guests = null }: AvailabilityRange,
  moment: Moment,
): Promise<Availability | undefined> {
  const offer = await findOffer(db, productId)
  if (!offer) return undefined
  const days = eachDay(from, to)
  if (isTooLarge(guests, offer)) return days.map((date) => ({ date, slots: [] }))
  const slots = await listTimeSlots(db)
  const taken = await listOccupiedRanges(db, { productId, from, to, except, now: moment.now })
  const closures = await findClosedTimes(db, productId, from, to)
  const findSlots = slotsOn({ offer, slots, closures, guests }, moment)
  return days.map((date) => ({ date, slots: findSlots(date, taken.get(date)) }))
}

/** Remaining units and price of each slot of every product on a day. */
export async function listDayAvailability(
  db: Db,
  { date, guests = null }: Party & { date: CalendarDate },
  moment: Moment,
): Promise<DayAvailability> {
  const slots = await listTimeSlots(db)
  const taken = await listOccupiedOn(db, { date, now: moment.now })
  const closures = await listClosedTimes(db, date, date)
  return (await listOffers(db)).map((offer) => ({
    product_id: offer.id,
    slots: isTooLarge(guests, offer)
      ? []
      : slotsOn({ offer, slots, closures, guests }, moment)(date, taken.get(offer.id)),
  }))
}

const isTooLarge = (guests: number | null, { max_persons }: Offer) => guests !== null && guests > max_persons
