import {
  BOOKING_MESSAGES,
  type CalendarDate,
  type FieldErrors,
  isId,
  MAX_COUNT,
  parseBookingDate,
  type Validated,
  wholeGuests,
} from '@luzzu/domain'
import type { Moment } from '../../../platform/settings/site'
import { bookingDateError } from '../../offer/bookable-slot'
import { dateFormatError, readGuests } from './create-booking-input'

/** The parsed body of a move. */
export type MoveBookingInput = {
  date: CalendarDate
  slotId: number
  /** The total that the client has shown, in currency units. */
  total: number | undefined
  /** `undefined` for as many as are booked. */
  guests: number | undefined
}

/** Parses the body of a move; unknown fields are ignored. */
export function readMoveBookingInput(
  fields: Record<string, unknown>,
  moment: Moment,
): Validated<MoveBookingInput> {
  const { slot_id: slotId, total_price: total } = fields
  const guests = readGuests(fields.guests)
  const date = parseBookingDate(fields.booking_date, moment.site.timeZone)
  const dateProblem = date
    ? dateError(date, { guests }, moment)
    : dateFormatError(fields.booking_date, moment)
  const errors: FieldErrors = {}
  if (dateProblem) errors.booking_date = dateProblem
  if (!isId(slotId)) errors.slot_id = BOOKING_MESSAGES.incomplete
  if (total !== undefined && typeof total !== 'number') errors.total_price = BOOKING_MESSAGES.incomplete
  if (guests === null) errors.guests = wholeGuests(MAX_COUNT)
  if (!date || !isId(slotId) || guests === null || Object.keys(errors).length > 0)
    return { ok: false, errors }
  return { ok: true, value: { date, slotId, total: typeof total === 'number' ? total : undefined, guests } }
}

/** With other guests a booking may stay on a date that nobody could book: the command knows which it is. */
function dateError(date: CalendarDate, { guests }: { guests: number | null | undefined }, moment: Moment) {
  return typeof guests === 'number' ? undefined : bookingDateError({ date }, moment)
}
