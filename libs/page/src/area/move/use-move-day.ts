import { useNow } from '@luzzu/api-client'
import { useListAvailabilityForBookingQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import {
  type BookingDateProblem,
  bookingDateMessage,
  dateIn,
  lastBookableDay,
  lastBookableDayText,
  monthOf,
  nextBookablePeriod,
  validateBookingDate,
} from '@luzzu/domain'
import { DAY_STATES, dayStateFromSlots, noAvailabilityText, SLOT_STATUS_TEXTS, slotsOn } from '../slots'
import { type BookingTime, type MoveDay, nextFreeDay, periodOf, slotProblem } from './booking-time'
import { MOVE_COPY, moveMessages } from './move.copy'

type MovedBooking = {
  id: number
  orderToken: string | undefined
  current: BookingTime
}

/** The day to which a booking is moved, what is wrong with its date, and why it cannot be moved to the chosen slot of it. */
export function useMoveDay({ current, ...booking }: MovedBooking, { date, slotId }: BookingTime) {
  const { time_zone, booking_window_days: windowDays } = useSite()
  const today = dateIn(time_zone, useNow())
  const checked = validateBookingDate(date, today, windowDays)
  const shown = periodOf(monthOf(date), today, lastBookableDay(today, windowDays))
  const { currentData: availability } = useListAvailabilityForBookingQuery(
    { ...booking, ...shown },
    // While a year is typed, the date is in another century.
    { skip: !checked.ok },
  )
  const day: MoveDay = {
    date,
    current,
    availability,
    outside: checked.ok ? undefined : OUTSIDE[checked.code],
  }

  function dateErrorOf(code: BookingDateProblem) {
    if (code === 'date/too-far') return moveMessages.tooFar(lastBookableDayText(today, windowDays))
    // The first digits of a year are another century.
    return code === 'date/past' && date > '2000' ? bookingDateMessage(code) : undefined
  }
  // The place that the booking has is free for it.
  const state = dayStateFromSlots(slotsOn(availability, date))
  const nothingFree = date === current.date ? undefined : noAvailabilityText(state)
  const later =
    checked.ok && nothingFree !== undefined ? nextBookablePeriod(checked.value, today, windowDays) : undefined
  const { currentData: followingDays } = useListAvailabilityForBookingQuery(
    { ...booking, ...(later ?? shown) },
    { skip: !checked.ok },
  )
  // The line of the field is short, and each slot tells why it is closed.
  const fieldError = nothingFree && noAvailabilityText({ ...state, detail: undefined })
  const dateError = checked.ok ? fieldError : dateErrorOf(checked.code)
  // Each slot says itself why it is none to choose.
  const isChosen = slotId !== null && slotProblem(slotId, day) === undefined
  return {
    day,
    dateError,
    /** Instead of a day on which nothing is free. */
    nextFreeDay: later && nextFreeDay(followingDays, date, current),
    problem: isChosen ? undefined : (nothingFree ?? dateError ?? MOVE_COPY.needsSlot),
  }
}

/** What is said of the slots of such a day; without a date they wait for one. */
const OUTSIDE = {
  'date/too-far': SLOT_STATUS_TEXTS.out_of_window,
  'date/past': DAY_STATES.over.text,
  'date/invalid': undefined,
} as const
