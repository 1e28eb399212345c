import { dayOf, formatDuration } from '@luzzu/domain'
import type { Availability, Booking, TimeSlot } from '@luzzu/domain/contracts'
import type { RadioCardOption } from '@luzzu/ui'
import {
  type CraftName,
  dayStateFromSlots,
  formatClosed,
  formatRemaining,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotOn,
  slotsOn,
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
  dayStateFromSlots(slotsOn(availability, date))

type Choice = {
  availability: Availability | undefined
  date: string
  current: BookingTime
  /** What is rented; `undefined` until it is known. */
  craft?: CraftName | undefined
  /** The formatted total in a slot. */
  priceOf?: (slot: TimeSlot) => string | undefined
}

/**
 * The time slots in which the product is offered on a day, with what is left and what they cost; the one that is booked
 * now says so. All of them on a day without any.
 */
export function slotOptions(
  slots: readonly TimeSlot[],
  { availability, date, current, craft, priceOf }: Choice,
): RadioCardOption<string>[] {
  const isBooked = ({ id }: TimeSlot) => isSameTime({ date, slotId: id }, current)
  const offered = slots.filter(
    (slot) => isBooked(slot) || slotOn(availability, date, slot.id)?.status !== 'out_of_season',
  )
  return (offered.length > 0 ? offered : slots).map((slot) => {
    const { id, name, time_range } = slot
    const found = slotOn(availability, date, id)
    const isCurrent = isBooked(slot)
    const disabled = !isCurrent && found?.remaining === 0
    return {
      value: String(id),
      title: name,
      aside: time_range,
      price: disabled ? undefined : priceOf?.(slot),
      meta: isCurrent ? MOVE_COPY.current : found && describeSlot(found, craft),
      metaSmall: formatDuration(time_range),
      disabled,
    }
  })
}

function describeSlot(slot: SlotState, craft: CraftName | undefined): string {
  const { remaining, status } = slot
  if (remaining > 0) return formatRemaining(remaining, craft)
  return formatClosed(slot) ?? (status === 'open' ? '' : SLOT_STATUS_TEXTS[status])
}
