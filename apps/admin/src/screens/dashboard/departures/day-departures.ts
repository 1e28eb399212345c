import { attendanceMark, type SlotPhase, slotOf, slotPhase } from '@luzzu/domain'
import type { Booking, ManifestEntry } from '@luzzu/domain/contracts'
import { type Day, type DaySlot, daySlotsOf } from '../../../booking/day-slots'

/** The bookings of one slot today; `phase` tells where the clock stands in it. */
export type Departure = {
  slot: DaySlot
  phase: SlotPhase
  confirmed: Booking[]
  pending: Booking[]
  /** Of the confirmed ones those that have not come though it is time. */
  late: Booking[]
}

/** The slots of a day that have bookings, in the order of their times. */
export function departuresOf(bookings: readonly ManifestEntry[], day: Day, now: Date): Departure[] {
  const booked = bookings.filter(({ status }) => status !== 'Cancelled')
  const isLate = (booking: Booking) =>
    attendanceMark({ ...booking, slot: slotOf(booking, day.timeZone) }, now)?.kind === 'late'
  return daySlotsOf([], booked).map((slot) => {
    const ofSlot = booked.filter(({ slot_id }) => slot_id === slot.id)
    const confirmed = ofSlot.filter(({ status }) => status === 'Confirmed')
    return {
      slot,
      phase: slotPhase({ ...day, timeRange: slot.time_range }, now),
      confirmed,
      pending: ofSlot.filter(({ status }) => status === 'Pending'),
      late: confirmed.filter(isLate),
    }
  })
}

const MAX_NAMES = 6
const MAX_NAMES_OF_ONE = 4

/**
 * Whom each departure names besides those who are late, by the id of its slot: a busy day would be longer than the screen.
 * Those to come first, then those who are here; who is back or does not come is not named.
 */
export function namedCustomers(departures: readonly Departure[]): Map<number, Booking[]> {
  const named = new Map<number, Booking[]>()
  let left = MAX_NAMES
  for (const { slot, booking } of byUrgency(departures)) {
    const ofSlot = named.get(slot.id) ?? []
    if (left === 0 || ofSlot.length === MAX_NAMES_OF_ONE || ofSlot.includes(booking)) continue
    named.set(slot.id, [...ofSlot, booking])
    left -= 1
  }
  return named
}

function byUrgency(departures: readonly Departure[]): { slot: DaySlot; booking: Booking }[] {
  const left = departures.filter(({ phase }) => phase !== 'ended')
  const upcoming = left.filter(({ phase }) => phase === 'upcoming')
  const inState = ({ slot, confirmed, late }: Departure, state: Booking['attendance']) =>
    confirmed
      .filter((booking) => booking.attendance === state && !late.includes(booking))
      .map((booking) => ({ slot, booking }))
  return [
    ...upcoming.flatMap((departure) => inState(departure, 'none')),
    ...left.flatMap((departure) => inState(departure, 'none')),
    ...left.flatMap((departure) => inState(departure, 'checked_in')),
  ]
}
