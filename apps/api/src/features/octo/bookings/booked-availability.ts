import type { SlotAvailability } from '@luzzu/domain/contracts'
import type { Db, TimeSlotRow } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { findSlots, toAvailability } from '../availability/find-slots'
import type { OfferedProduct } from '../catalogue/find-products'
import type { BookingState } from './booking-state'

type Booked = { sold: OfferedProduct; place: BookingState['place']; isTest: boolean }

const NOTHING_LEFT: SlotAvailability = { slot_id: 0, remaining: 0, status: 'closed', price: null }

/** What there is by now of the slots that are booked, in the order of the bookings. */
export async function findBookedAvailability(db: Db, booked: readonly Booked[], moment: Moment) {
  const days = new Map<string, SlotAvailability>()
  for (const ofSlot of Map.groupBy(booked, keyOf).values()) await readDays(db, ofSlot, moment, days)
  return booked.map((one) => {
    const { sold, place } = one
    const found = days.get(`${keyOf(one)} ${place.booking_date}`) ?? NOTHING_LEFT
    // The times are those that were booked, whatever the slot's are by now.
    return toAvailability(sold, place, { date: place.booking_date, found }, { ...moment, guests: undefined })
  })
}

const keyOf = ({ place, isTest }: Booked) => `${place.product_id} ${place.slot_id} ${isTest}`

/** Reads the days of bookings of one slot at once. */
async function readDays(
  db: Db,
  booked: readonly Booked[],
  moment: Moment,
  days: Map<string, SlotAvailability>,
): Promise<void> {
  const [first] = booked
  const slot = first && slotOf(first)
  if (!slot) return
  const dates = [...new Set(booked.map(({ place }) => place.booking_date))].sort()
  const found = await findSlots(db, first.sold, { slot, days: dates, isTest: first.isTest }, moment)
  for (const day of found) days.set(`${keyOf(first)} ${day.date}`, day.found)
}

const slotOf = ({ sold, place }: Booked): TimeSlotRow | undefined =>
  sold.slots.find(({ id }) => id === place.slot_id)
