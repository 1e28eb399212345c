import type { ReadPhone } from '../accounts/phone'
import { type NewCustomer, validateNewCustomer } from '../accounts/registration'
import type { FieldErrors, Fields, Validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { optionalTextRule } from '../text'

/** What only staff may add to a booking request. */
export type StaffBooking = {
  /** The account with this email address, or a new one, or without an address none; by default the caller's. */
  customer: NewCustomer | undefined
  isConfirmed: boolean
  note: string | null
  /** Whether the booking window, the minimum notice and the schedule do not matter. */
  override: boolean
}

/** The name of a guest without an account who was erased. */
export const ERASED_GUEST = 'Deleted guest'

/** A note of staff about a booking, which its customer never sees. */
export const NOTE = optionalTextRule({ name: 'Note', max: MAX_LENGTH.note, lines: true })

/** Why staff cancel a booking, as its customer reads it. */
export const CANCELLATION_REASON = optionalTextRule({ name: 'Reason', max: MAX_LENGTH.reason, lines: true })

const MESSAGES = {
  customer: 'Customer must have a username, a phone number and, unless nobody is to be emailed, an email',
  override: 'override must be true or false',
} as const

/** The fields of a booking request that are ignored from customers. */
export const STAFF_FIELDS = ['customer', 'status', 'note', 'override'] as const

type StaffFields = Fields<(typeof STAFF_FIELDS)[number]>

/** Checks the fields of staff; `undefined` when none is set. Errors of the customer are at `customer/mail` and the like. */
export function validateStaffBooking(
  { customer, status, note, override = false }: StaffFields,
  readPhone: ReadPhone,
): Validated<StaffBooking | undefined> {
  const checked = validateNested(customer, readPhone)
  const noteError = NOTE.check(note)
  const errors: FieldErrors = {
    ...(checked.ok ? {} : checked.errors),
    ...(noteError !== undefined && { note: noteError }),
    ...(typeof override !== 'boolean' && { override: MESSAGES.override }),
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  const value = {
    customer: checked.value,
    isConfirmed: status === 'Confirmed',
    note: NOTE.read(note),
    override: override === true,
  }
  const isSet = value.customer !== undefined || value.isConfirmed || value.note !== null || value.override
  return { ok: true, value: isSet ? value : undefined }
}

function validateNested(customer: unknown, readPhone: ReadPhone): Validated<NewCustomer | undefined> {
  if (customer === undefined || customer === null) return { ok: true, value: undefined }
  if (typeof customer !== 'object' || Array.isArray(customer))
    return { ok: false, errors: { customer: MESSAGES.customer } }
  const checked = validateNewCustomer(customer, readPhone)
  if (checked.ok) return checked
  const errors = Object.entries(checked.errors).map(([field, message]) => [`customer/${field}`, message])
  return { ok: false, errors: Object.fromEntries(errors) }
}
