import { dayOf, formatDuration } from '@luzzu/domain'
import type { Availability, Booking, TimeSlot } from '@luzzu/domain/contracts'
import type { RadioCardOption } from '@luzzu/ui'
import {
  closedText,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotOn,
  slotsOn,
  stateOfDay,
  unitsLeft,
} from '../slots'
import { MOVE_COPY } from './move.copy'

/** A date, empty for none, and a time slot. */
export type BookingTime = { date: string; slotId: number | null }

export type MovableBooking = Pick<
  Booking,
  | 'id'
  | 'id_product_fk'
  | 'product_name'
  | 'booking_date'
  | 'slot_id'
  | 'slot_name'
  | 'time_range'
  | 'total_price'
  | 'guests'
  | 'addons'
>

export const bookingTimeOf = (booking: MovableBooking): BookingTime => ({
  date: dayOf(booking),
  slotId: booking.slot_id,
})

export const isSameTime = (one: BookingTime, other: BookingTime) =>
  one.date === other.date && one.slotId === other.slotId

export const dayStateOf = (availability: Availability | undefined, date: string) =>
  stateOfDay(slotsOn(availability, date))

type Choice = { availability: Availability | undefined; date: string; current: BookingTime }

/** The time slots of a day, with their free places; the one that is booked now says so. */
export function slotOptions(
  slots: readonly TimeSlot[],
  { availability, date, current }: Choice,
): RadioCardOption<string>[] {
  return slots.map(({ id, name, time_range }) => {
    const found = slotOn(availability, date, id)
    const isCurrent = isSameTime({ date, slotId: id }, current)
    return {
      value: String(id),
      title: name,
      aside: time_range,
      meta: isCurrent ? MOVE_COPY.current : found && describeSlot(found),
      metaSmall: formatDuration(time_range),
      disabled: !isCurrent && found?.remaining === 0,
    }
  })
}

function describeSlot(slot: SlotState): string {
  const { remaining, status } = slot
  if (remaining > 0) return unitsLeft(remaining)
  return closedText(slot) ?? (status === 'open' ? '' : SLOT_STATUS_TEXTS[status])
}
