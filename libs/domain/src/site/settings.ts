import { type Seller, validateSeller } from '../documents/seller'
import type { FieldErrors, Fields, Validated } from '../fields'
import { type MeetingPoint, meetingPointErrors } from '../meeting-point'
import {
  PAYMENT_MESSAGES,
  type PaymentSettings,
  validatePayments,
  vatError,
} from '../payments/payment-settings'
import { validateRecordChange } from '../records/validate-record'
import type { OpeningHours } from './opening-hours'
import { CONTACT_FIELDS, type ContactLink, SETTINGS_FIELDS } from './settings-fields'

export type Contact = { phone: string; mail: string; address: string; links: ContactLink[] }

/** What an administrator may change; the rest of the configuration is the operator's. */
export type Settings = {
  site_name: string
  currency: string
  contact: Contact
  opening_hours: OpeningHours[]
  /** Where guests are met, unless a product says otherwise; `null` while it is not told. */
  meeting_point: MeetingPoint | null
  /** How many minutes before the start guests should be there. */
  arrive_minutes: number
  /** How many days ahead a date can be booked; `null` for a month. */
  booking_window_days: number | null
  /** Minimum time between a booking request and the start of its slot. */
  min_notice_hours: number
  /** Until how many hours before its start a customer may cancel a booking. */
  cancellation_hours: number
  /** Whether a booking is confirmed without waiting for staff. */
  auto_confirm: boolean
  /** After how many hours a pending request is cancelled; `null` for not before its slot begins. */
  request_expires_hours: number | null
  /** How many hours before its start a confirmed booking is recalled by email; `null` for never. */
  reminder_hours: number | null
  /** How long a unit is kept for a reseller unless told. */
  octo_hold_minutes: number
  /** How guests pay, in the words of the business; `null` while it is not told. */
  payment_note: string | null
  /** The address that is told of each new request. */
  notify_mail: string | null
  /** Whether staff have hidden the checklist of the first day. */
  set_up_dismissed: boolean
  /** Whether staff have said that what the installation came with is theirs. */
  opening_hours_confirmed: boolean
  time_slots_confirmed: boolean
  payments: PaymentSettings
  /** Whether visitors may book without an account. */
  guest_checkout: boolean
  /** What documents say of the seller. */
  seller: Seller
  /** The rate that is inside prices; `null` for none. */
  vat_percent: number | null
}

/** The groups of settings of which only what is sent changes. */
export type SettingsGroups = Pick<Settings, 'contact' | 'payments' | 'seller'>

export type SettingsChange = Partial<Omit<Settings, keyof SettingsGroups>> & {
  [Group in keyof SettingsGroups]?: Partial<SettingsGroups[Group]>
}

/** What the server knows beside the settings. */
type Configured = { timeZone: string; canChargeOnline?: boolean }

/** Checks the submitted settings. Errors within a group are at `contact/phone`, and so those of the meeting point. */
export function validateSettings(
  fields: Record<string, unknown>,
  { timeZone, canChargeOnline = false }: Configured,
): Validated<SettingsChange> {
  const own = validateRecordChange(SETTINGS_FIELDS, fields)
  const contact = validateContact(fields.contact)
  const payments = validatePayments(fields.payments, { canChargeOnline })
  const seller = validateSeller(fields.seller)
  const errors: FieldErrors = {
    ...(own.ok ? {} : ownErrors(own.errors, fields)),
    ...errorsOf(contact),
    ...errorsOf(payments),
    ...errorsOf(seller),
    ...saleErrors(fields),
  }
  if (fields.time_zone !== undefined && fields.time_zone !== timeZone)
    errors.time_zone = 'The time zone cannot be changed here'
  if (!own.ok || !contact.ok || !payments.ok || !seller.ok || Object.keys(errors).length > 0)
    return { ok: false, errors }
  return {
    ok: true,
    value: {
      ...own.value,
      ...(contact.value && { contact: contact.value }),
      ...(payments.value && { payments: payments.value }),
      ...(seller.value && { seller: seller.value }),
      ...saleSettings(fields),
    },
  }
}

const errorsOf = (checked: Validated<unknown>): FieldErrors => (checked.ok ? {} : checked.errors)

function saleErrors({ guest_checkout, vat_percent }: Record<string, unknown>): FieldErrors {
  const vat = vatError(vat_percent)
  const isSwitch = guest_checkout === undefined || typeof guest_checkout === 'boolean'
  return {
    ...(!isSwitch && { guest_checkout: PAYMENT_MESSAGES.guests }),
    ...(vat !== undefined && { vat_percent: vat }),
  }
}

function saleSettings({ guest_checkout, vat_percent }: Record<string, unknown>) {
  return {
    ...(guest_checkout !== undefined && { guest_checkout: guest_checkout === true }),
    ...(vat_percent !== undefined && { vat_percent: vat_percent as number | null }),
  }
}

/** Those of the meeting point stand at its parts. */
function ownErrors({ meeting_point, ...errors }: FieldErrors, fields: Record<string, unknown>): FieldErrors {
  return { ...errors, ...(meeting_point && meetingPointErrors(fields.meeting_point)) }
}

function validateContact(contact: unknown): Validated<Partial<Contact> | undefined> {
  if (contact === undefined) return { ok: true, value: undefined }
  if (typeof contact !== 'object' || contact === null || Array.isArray(contact))
    return { ok: false, errors: { contact: 'Contact must have a phone, mail, address and links' } }
  const checked = validateRecordChange(CONTACT_FIELDS, contact as Fields<keyof Contact>)
  if (checked.ok) return checked
  const errors = Object.entries(checked.errors).map(([field, message]) => [`contact/${field}`, message])
  return { ok: false, errors: Object.fromEntries(errors) }
}
