import {
  BOOKING_MESSAGES,
  bookingDateMessage,
  type CalendarDate,
  type FieldErrors,
  isId,
  isObject,
  isWholeBetween,
  isYearOutOfRange,
  MAX_BOOKING_ADDONS,
  MAX_COUNT,
  parseBookingDate,
  parseId,
  STAFF_FIELDS,
  type StaffBooking,
  type Validated,
  validateStaffBooking,
  wholeGuests,
} from '@luzzu/domain'
import { createPhoneReader } from '../../../auth/phone-reader'
import type { Moment } from '../../../platform/settings/site'
import { bookingDateError } from '../../offer/bookable-slot'

/** The parsed body of a booking request. */
export type CreateBookingInput = {
  date: CalendarDate
  productId: number
  slotId: number
  /** Nobody but the caller; staff name a customer otherwise. */
  userId: number | undefined
  /** The total that the client has shown, in currency units. */
  total: number | undefined
  addonIds: number[]
  /** `undefined` when it is not told. */
  guests?: number | undefined
  /** What staff have added. */
  staff?: StaffBooking | undefined
}

/**
 * Parses the body of a booking request; unknown fields are ignored. A date outside the window is told only beside other
 * errors: whether it can be booked depends on the day of the request, and a repeated one is recognised first.
 */
export function readCreateBookingInput(
  fields: Record<string, unknown>,
  moment: Moment,
): Validated<CreateBookingInput> {
  const request = readRequest(fields, moment)
  const staff = validateStaffBooking(fields, createPhoneReader(moment.site))
  if (request.ok && staff.ok)
    // Without staff fields the property is absent, so that those requests keep their idempotency hash.
    return { ok: true, value: staff.value ? { ...request.value, staff: staff.value } : request.value }
  return { ok: false, errors: { ...errorsOf(request), ...errorsOf(staff) } }
}

const errorsOf = (checked: Validated<unknown>) => (checked.ok ? {} : checked.errors)

function readRequest(fields: Record<string, unknown>, moment: Moment): Validated<CreateBookingInput> {
  const date = parseBookingDate(fields.booking_date, moment.site.timeZone)
  const input = {
    date,
    productId: readId(fields.id_product_fk),
    slotId: readId(fields.slot_id),
    userId: fields.id_user_fk === undefined ? undefined : (readId(fields.id_user_fk) ?? null),
    total: fields.total_price === undefined ? undefined : readNumber(fields.total_price),
    addonIds: readAddonIds(fields.addon_ids),
    guests: readGuests(fields.guests),
  }
  if (isReadable(input)) return { ok: true, value: input }
  const errors: FieldErrors = {}
  const dateProblem = date ? bookingDateError({ date }, moment) : dateFormatError(fields.booking_date, moment)
  if (dateProblem) errors.booking_date = dateProblem
  if (!input.productId) errors.id_product_fk = BOOKING_MESSAGES.incomplete
  if (!input.slotId) errors.slot_id = BOOKING_MESSAGES.incomplete
  if (input.userId === null) errors.id_user_fk = BOOKING_MESSAGES.incomplete
  return { ok: false, errors: { ...errors, ...optionalErrors(input) } }
}

function optionalErrors({
  total,
  addonIds,
  guests,
}: Pick<Read, 'total' | 'addonIds' | 'guests'>): FieldErrors {
  return {
    ...(total === null && { total_price: BOOKING_MESSAGES.incomplete }),
    ...(!addonIds && { addon_ids: BOOKING_MESSAGES.addons }),
    ...(guests === null && { guests: wholeGuests(MAX_COUNT) }),
  }
}

/** Removes from the body of a customer's request what only staff may set, valid or not; returns what would change it. */
export function dropStaffFields(body: unknown): string[] {
  if (!isObject(body)) return []
  const { status } = body
  const sent = STAFF_FIELDS.filter((name) => name in body)
  for (const name of sent) delete body[name]
  return sent.filter((name) => name !== 'status' || status !== 'Pending')
}

/** A part is `undefined` when a required value is missing, `null` when an optional value is invalid. */
type Read = { [Part in keyof CreateBookingInput]: CreateBookingInput[Part] | undefined | null }

function isReadable(input: Read): input is CreateBookingInput {
  const { date, productId, slotId, userId, total, addonIds, guests } = input
  const isComplete = Boolean(date && productId && slotId && addonIds)
  return isComplete && userId !== null && total !== null && guests !== null
}

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null)

/** `null` for what is no number of guests of any product. */
export function readGuests(value: unknown): number | undefined | null {
  if (value === undefined || value === null) return undefined
  return isWholeBetween(value, 1, MAX_COUNT) ? value : null
}

/** Why a text is no date that could be booked. */
export function dateFormatError(date: unknown, { site }: Moment): string {
  const problem = isYearOutOfRange(date) ? 'date/too-far' : 'date/invalid'
  return bookingDateMessage(problem, site.settings.booking_window_days)
}

/** Ids may be sent as strings of digits, as in a URL. */
function readId(value: unknown): number | undefined {
  if (typeof value === 'string') return parseId(value)
  return isId(value) ? value : undefined
}

function readAddonIds(value: unknown): number[] | undefined {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MAX_BOOKING_ADDONS) return undefined
  const ids = value.map(readId).filter((id) => id !== undefined)
  return ids.length === value.length && new Set(ids).size === ids.length
    ? ids.sort((one, other) => one - other)
    : undefined
}
