import type { Reseller } from '@luzzu/domain'
import type { SlotAvailability } from '@luzzu/domain/contracts'
import type { Db, TimeSlotRow } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { findSlots, toAvailability } from '../availability/find-slots'
import { isPublishedTo, type OfferedProduct } from '../catalogue/find-products'
import type { BookingState } from './booking-state'

type Asking = Moment & { reseller: Reseller }
type Booked = { sold: OfferedProduct; place: BookingState['place']; isTest: boolean }

const NOTHING_LEFT: SlotAvailability = { slot_id: 0, remaining: 0, status: 'closed', price: null }

/** What there is by now of the slots that are booked, in the order of the bookings; nothing of what is no longer sold. */
export async function findBookedAvailability(db: Db, booked: readonly Booked[], asking: Asking) {
  const days = new Map<string, SlotAvailability>()
  for (const ofSlot of Map.groupBy(booked, keyOf).values()) await readDays(db, ofSlot, asking, days)
  return booked.map((one) => {
    const { sold, place } = one
    const found = days.get(`${keyOf(one)} ${place.booking_date}`) ?? NOTHING_LEFT
    // The times are those that were booked, whatever the slot's are by now.
    return toAvailability(sold, place, { date: place.booking_date, found }, { ...asking, guests: undefined })
  })
}

const keyOf = ({ place, isTest }: Booked) => `${place.product_id} ${place.slot_id} ${isTest}`

/** Reads the days of bookings of one slot at once. */
async function readDays(
  db: Db,
  booked: readonly Booked[],
  asking: Asking,
  days: Map<string, SlotAvailability>,
): Promise<void> {
  const [first] = booked
  const slot = first && findSoldSlot(first, asking)
  if (!slot) return
  const dates = [...new Set(booked.map(({ place }) => place.booking_date))].sort()
  const found = await findSlots(db, first.sold, { slot, days: dates, isTest: first.isTest }, asking)
  for (const day of found) days.set(`${keyOf(first)} ${day.date}`, day.found)
}

function findSoldSlot({ sold, place }: Booked, { reseller }: Asking): TimeSlotRow | undefined {
  const slot = isPublishedTo(reseller, sold) && sold.slots.find(({ id }) => id === place.slot_id)
  return slot && slot.archived === 0 && slot.deleted_at === null ? slot : undefined
}
