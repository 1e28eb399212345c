import {
  BOOKING_MESSAGES,
  type BookingWindow,
  bookingDateMessage,
  type CalendarDate,
  type FieldErrors,
  isBeyondCalendar,
  isId,
  isWholeBetween,
  MAX_BOOKING_ADDONS,
  MAX_COUNT,
  parseBookingDate,
  parseId,
  STAFF_FIELDS,
  type StaffBooking,
  tooManyGuests,
  type Validated,
  validateBookingDate,
  validateStaffBooking,
} from '@luzzu/domain'
import { COUNTRY_CODES } from '../../../auth/countries'
import type { Site } from '../../../platform/settings/site'

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
  /** Why the date cannot be booked; reported only after a repeated request has been recognised. */
  dateProblem: string | undefined
  /** What staff have added. */
  staff?: StaffBooking | undefined
}

type Calendar = { today: CalendarDate; site: Site }

/** Parses the body of a booking request; unknown fields are ignored. */
export function readCreateBookingInput(
  fields: Record<string, unknown>,
  calendar: Calendar,
): Validated<CreateBookingInput> {
  const request = readRequest(fields, calendar)
  const staff = validateStaffBooking(fields, COUNTRY_CODES)
  if (request.ok && staff.ok)
    // Without staff fields the property is absent, so that those requests keep their idempotency hash.
    return { ok: true, value: staff.value ? { ...request.value, staff: staff.value } : request.value }
  return { ok: false, errors: { ...errorsOf(request), ...errorsOf(staff) } }
}

const errorsOf = (checked: Validated<unknown>) => (checked.ok ? {} : checked.errors)

function readRequest(
  fields: Record<string, unknown>,
  { today, site }: Calendar,
): Validated<CreateBookingInput> {
  const date = parseBookingDate(fields.booking_date, site.timeZone)
  const windowDays = site.settings.booking_window_days
  const dateProblem = date && problemOf(date, today, windowDays)
  const input = {
    date,
    productId: readId(fields.id_product_fk),
    slotId: readId(fields.slot_id),
    userId: fields.id_user_fk === undefined ? undefined : (readId(fields.id_user_fk) ?? null),
    total: fields.total_price === undefined ? undefined : readNumber(fields.total_price),
    addonIds: readAddonIds(fields.addon_ids),
    guests: readGuests(fields.guests),
    dateProblem,
  }
  if (isReadable(input)) return { ok: true, value: input }
  const errors: FieldErrors = {}
  if (!date) errors.booking_date = bookingDateMessage(unreadable(fields.booking_date), windowDays)
  else if (dateProblem) errors.booking_date = dateProblem
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
    ...(guests === null && { guests: tooManyGuests(MAX_COUNT) }),
  }
}

/** Removes from the body of a customer's request what only staff may set, valid or not. */
export function dropStaffFields(body: unknown): void {
  if (typeof body === 'object' && body !== null)
    for (const name of STAFF_FIELDS) Reflect.deleteProperty(body, name)
}

type Overridable = Pick<CreateBookingInput, 'date' | 'dateProblem'> & {
  staff?: Pick<StaffBooking, 'override'> | undefined
}

/** With the override of staff only a past date is a problem. */
export function withOverride<Input extends Overridable>(input: Input, today: CalendarDate): Input {
  if (!input.staff?.override) return input
  return { ...input, dateProblem: input.date < today ? bookingDateMessage('date/past') : undefined }
}

/** A part is `undefined` when a required value is missing, `null` when an optional value is invalid. */
type Read = { [Part in keyof CreateBookingInput]: CreateBookingInput[Part] | undefined | null }

function isReadable(input: Read): input is CreateBookingInput {
  const { date, productId, slotId, userId, total, addonIds, guests } = input
  const isComplete = Boolean(date && productId && slotId && addonIds)
  return isComplete && userId !== null && total !== null && guests !== null
}

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null)

function readGuests(value: unknown): number | undefined | null {
  if (value === undefined || value === null) return undefined
  return isWholeBetween(value, 1, MAX_COUNT) ? value : null
}

export const unreadable = (date: unknown) => (isBeyondCalendar(date) ? 'date/too-far' : 'date/invalid')

/** Why a date is outside the booking window. */
export function problemOf(
  date: CalendarDate,
  today: CalendarDate,
  windowDays: BookingWindow,
): string | undefined {
  const checked = validateBookingDate(date, today, windowDays)
  return checked.ok ? undefined : bookingDateMessage(checked.code, windowDays)
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
