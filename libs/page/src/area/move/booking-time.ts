import {
  type CalendarDate,
  dayOf,
  daysOfMonth,
  formatDuration,
  type Period,
  shownPeriod,
} from '@luzzu/domain'
import type { Availability, Booking, TimeSlot } from '@luzzu/domain/contracts'
import type { DayState, RadioCardOption } from '@luzzu/ui'
import type { ReactNode } from 'react'
import {
  type CraftName,
  dayStateFromSlots,
  formatClosed,
  formatRemaining,
  SLOT_STATUS_TEXTS,
  slotOn,
  slotsOn,
} from '../slots'
import { MOVE_COPY } from './move.copy'

/** A date, empty for none, and a time slot. */
export type BookingTime = { date: string; slotId: number | null }
/** The same, and how many come; `null` where that is not told. */
export type MoveValues = BookingTime & { guests: number | null }

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
  | 'etag'
>

export const bookingTimeOf = (booking: MovableBooking): BookingTime => ({
  date: dayOf(booking),
  slotId: booking.slot_id,
})

const isSameTime = (one: BookingTime, other: BookingTime) =>
  one.date === other.date && one.slotId === other.slotId

/** What is loaded for the calendar of a month: all of its days, and those of the next one that it shows. */
export const periodOf = (month: string, today: CalendarDate, lastDay: CalendarDate): Period => ({
  from: daysOfMonth(month).from,
  to: shownPeriod(month, today, lastDay).to,
})

/** The state of a day; the one that is booked now says so. */
export const dayStateOf = (
  availability: Availability | undefined,
  date: string,
  current?: BookingTime,
): DayState => {
  const state = dayStateFromSlots(slotsOn(availability, date))
  return date === current?.date ? { ...state, text: MOVE_COPY.currentDay } : state
}

/** The first day after another one on which a slot is free that is not the one that is booked. */
export const nextFreeDay = (
  availability: Availability | undefined,
  after: string,
  current: BookingTime,
): string | undefined =>
  availability?.find(
    ({ date, slots }) =>
      date > after &&
      slots.some(
        ({ slot_id, remaining }) => remaining > 0 && !isSameTime({ date, slotId: slot_id }, current),
      ),
  )?.date

/** The day to which a booking is moved. */
export type MoveDay = {
  date: string
  /** Where the booking is. */
  current: BookingTime
  /** `undefined` while it is unknown; then the server decides. */
  availability: Availability | undefined
  /** Why no slot of it can be chosen, whatever is free: it is over, or beyond the booking window. */
  outside?: string | undefined
}

/** Why a slot of the day cannot be chosen; `undefined` where it can. The place of the booking itself is free. */
export function slotProblem(
  slotId: number,
  { date, current, availability, outside }: MoveDay,
): string | undefined {
  if (isSameTime({ date, slotId }, current)) return undefined
  if (outside) return outside
  const slot = slotOn(availability, date, slotId)
  if (!slot || slot.remaining > 0) return undefined
  return formatClosed(slot) ?? SLOT_STATUS_TEXTS[slot.status === 'open' ? 'full' : slot.status]
}

type Choice = {
  /** What is rented; `undefined` until it is known. */
  craft?: CraftName | undefined
  /** The formatted total in a slot. */
  priceOf?: (slot: TimeSlot) => ReactNode
}

/**
 * The time slots in which the product is offered on a day, with what is left and what they cost; the one that is booked
 * now says so. All of them on a day without any; those that have started come last.
 */
export function slotOptions(
  slots: readonly TimeSlot[],
  day: MoveDay,
  { craft, priceOf }: Choice = {},
): RadioCardOption<string>[] {
  const stateOf = ({ id }: TimeSlot) => slotOn(day.availability, day.date, id)
  const isBooked = ({ id }: TimeSlot) => isSameTime({ date: day.date, slotId: id }, day.current)
  const offered = slots.filter((slot) => isBooked(slot) || stateOf(slot)?.status !== 'out_of_season')
  const listed = offered.length > 0 ? offered : slots
  const hasStarted = (slot: TimeSlot) => !isBooked(slot) && stateOf(slot)?.status === 'past'
  const ordered = [...listed.filter((slot) => !hasStarted(slot)), ...listed.filter(hasStarted)]
  return ordered.map((slot) => {
    const problem = slotProblem(slot.id, day)
    const { remaining } = stateOf(slot) ?? {}
    const left = remaining === undefined ? undefined : formatRemaining(remaining, craft)
    return {
      value: String(slot.id),
      title: slot.name,
      aside: slot.time_range,
      price: problem ? undefined : priceOf?.(slot),
      meta: isBooked(slot) ? MOVE_COPY.current : (problem ?? left),
      metaSmall: formatDuration(slot.time_range),
      disabled: problem !== undefined,
    }
  })
}
