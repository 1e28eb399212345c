import { normalizeEmail, validateEmail } from '../accounts/email-address'
import {
  type FieldErrors,
  type Fields,
  type Rule,
  type Rules,
  type Validated,
  validateSentFields,
} from '../fields'
import { MAX_LENGTH, MAX_SETTING } from '../limits'
import { isCurrency } from '../money'
import { isWholeBetween } from '../numbers'
import { codePointLength, normalizeText, textRule } from '../text'
import { type OpeningHours, validateOpeningHours } from './opening-hours'

export type ContactLink = { name: string; url: string }
export type Contact = { phone: string; mail: string; address: string; links: ContactLink[] }

/** What an administrator may change; the rest of the configuration is the operator's. */
export type Settings = {
  site_name: string
  currency: string
  contact: Contact
  opening_hours: OpeningHours[]
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
  /** The address that is told of each new request. */
  notify_mail: string | null
}

export type SettingsChange = Partial<Omit<Settings, 'contact'>> & { contact?: Partial<Contact> }

type OwnFields = Omit<Settings, 'contact'>

const CONTACT_RULES: Rules<Contact> = {
  phone: {
    check: (value) => (PHONE.test(normalizeText(value)) ? undefined : 'Phone is invalid'),
    read: normalizeText,
  },
  mail: { check: validateEmail, read: normalizeEmail },
  address: textRule({ required: 'Address is required', name: 'Address', max: MAX_LENGTH.name }),
  links: { check: validateLinks, read: (links) => (links as ContactLink[]).map(readLink) },
}

const RULES: Rules<OwnFields> = {
  site_name: textRule({ required: 'Name is required', name: 'Name', max: MAX_LENGTH.siteName }),
  currency: {
    check: (value) => (typeof value === 'string' && isCurrency(value) ? undefined : NOT_A_CURRENCY),
    read: String,
  },
  opening_hours: { check: validateOpeningHours, read: (hours) => hours as OpeningHours[] },
  booking_window_days: orNull(wholeNumber('Booking window', 'days', 1, MAX_SETTING.windowDays)),
  min_notice_hours: wholeNumber('Minimum notice', 'hours', 0, MAX_SETTING.hours),
  cancellation_hours: wholeNumber('Cancellation limit', 'hours', 0, MAX_SETTING.hours),
  auto_confirm: {
    check: (value) => (typeof value === 'boolean' ? undefined : 'Automatic confirmation must be on or off'),
    read: Boolean,
  },
  request_expires_hours: orNull(wholeNumber('Expiry of requests', 'hours', 1, MAX_SETTING.hours)),
  reminder_hours: orNull(wholeNumber('Reminder', 'hours', 1, MAX_SETTING.hours)),
  notify_mail: orNull({ check: validateEmail, read: normalizeEmail }),
}

const NOT_A_CURRENCY = 'Currency must be a code such as EUR, of a currency with two decimals'
const PHONE = /^\+?\d[\d\s()./-]{4,48}$/
/** A link within the page stands for an account that does not exist yet. */
const PLACEHOLDER = /^#[\w-]{1,50}$/

/** Checks the submitted settings. Errors within the contact are at `contact/phone` and the like. */
export function validateSettings(
  fields: Record<string, unknown>,
  timeZone: string,
): Validated<SettingsChange> {
  const own = validateSentFields(RULES, fields)
  const contact = validateContact(fields.contact)
  const errors: FieldErrors = {
    ...(own.ok ? {} : own.errors),
    ...(contact.ok ? {} : contact.errors),
  }
  if (fields.time_zone !== undefined && fields.time_zone !== timeZone)
    errors.time_zone = 'The time zone cannot be changed here'
  if (!own.ok || !contact.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { ...own.value, ...(contact.value && { contact: contact.value }) } }
}

function validateContact(contact: unknown): Validated<Partial<Contact> | undefined> {
  if (contact === undefined) return { ok: true, value: undefined }
  if (typeof contact !== 'object' || contact === null || Array.isArray(contact))
    return { ok: false, errors: { contact: 'Contact must have a phone, mail, address and links' } }
  const checked = validateSentFields(CONTACT_RULES, contact as Fields<keyof Contact>)
  if (checked.ok) return checked
  const errors = Object.entries(checked.errors).map(([field, message]) => [`contact/${field}`, message])
  return { ok: false, errors: Object.fromEntries(errors) }
}

function validateLinks(links: unknown): string | undefined {
  if (!Array.isArray(links) || links.length > MAX_SETTING.links)
    return `Links must be a list of at most ${MAX_SETTING.links}`
  return links.every(isLink) ? undefined : 'Each link needs a name and an https address'
}

function isLink(link: unknown): boolean {
  if (typeof link !== 'object' || link === null) return false
  const { name, url } = readLink(link as ContactLink)
  const length = codePointLength(name)
  return length > 0 && length <= MAX_LENGTH.siteName && !/\p{Cc}/u.test(name) && isLinkAddress(url)
}

function isLinkAddress(url: string): boolean {
  if (PLACEHOLDER.test(url)) return true
  return url.length <= MAX_LENGTH.imageUrl && URL.canParse(url) && new URL(url).protocol === 'https:'
}

const readLink = ({ name, url }: ContactLink) => ({ name: normalizeText(name), url: normalizeText(url) })

function wholeNumber(name: string, unit: string, min: number, max: number): Rule<number> {
  return {
    check: (value) =>
      isWholeBetween(value, min, max)
        ? undefined
        : `${name} must be a whole number of ${unit} from ${min} to ${max}`,
    read: Number,
  }
}

function orNull<Value>(rule: Rule<Value>): Rule<Value | null> {
  return {
    check: (value) => (value === null ? undefined : rule.check(value)),
    read: (value) => (value === null ? null : rule.read(value)),
  }
}
