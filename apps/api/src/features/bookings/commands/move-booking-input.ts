import {
  BOOKING_MESSAGES,
  type BookingWindow,
  bookingDateMessage,
  type CalendarDate,
  type FieldErrors,
  isId,
  parseBookingDate,
  type Validated,
} from '@luzzu/domain'
import { problemOf, unreadable } from './create-booking-input'

/** The parsed body of a move. */
export type MoveBookingInput = {
  date: CalendarDate
  slotId: number
  /** The total that the client has shown, in currency units. */
  total: number | undefined
}

type Calendar = { today: CalendarDate; timeZone: string; windowDays: BookingWindow }

/** Parses the body of a move; unknown fields are ignored. */
export function readMoveBookingInput(
  fields: Record<string, unknown>,
  { today, timeZone, windowDays }: Calendar,
): Validated<MoveBookingInput> {
  const { slot_id: slotId, total_price: total } = fields
  const date = parseBookingDate(fields.booking_date, timeZone)
  const dateProblem = date
    ? problemOf(date, today, windowDays)
    : bookingDateMessage(unreadable(fields.booking_date), windowDays)
  const errors: FieldErrors = {}
  if (dateProblem) errors.booking_date = dateProblem
  if (!isId(slotId)) errors.slot_id = BOOKING_MESSAGES.incomplete
  if (total !== undefined && typeof total !== 'number') errors.total_price = BOOKING_MESSAGES.incomplete
  if (!date || !isId(slotId) || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { date, slotId, total: typeof total === 'number' ? total : undefined } }
}
