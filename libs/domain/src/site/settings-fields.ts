import { normalizeEmail, validateEmail } from '../accounts/email-address'
import type { FieldErrors, Rule } from '../fields'
import { MAX_LENGTH, MAX_SETTING } from '../limits'
import { MEETING_POINT_RULE } from '../meeting-point'
import { isCurrency } from '../money'
import type { RecordFields } from '../records/field'
import { codePointLength, normalizeText, optionalTextRule } from '../text'
import { type OpeningHours, validateOpeningHours } from './opening-hours'

export type ContactLink = { name: string; url: string }

const NOT_A_CURRENCY = 'Currency must be a code such as EUR, of a currency with two decimals'
const PHONE = /^\+?\d[\d\s()./-]{4,48}$/
/** A link within the page stands for an account that does not exist yet. */
const PLACEHOLDER = /^#[\w-]{1,50}$/

const PHONE_RULE: Rule<string> = {
  check: (value) => (PHONE.test(normalizeText(value)) ? undefined : 'Phone is invalid'),
  read: normalizeText,
}
const EMAIL_RULE: Rule<string> = { check: validateEmail, read: normalizeEmail }
const LINKS_RULE: Rule<ContactLink[]> = {
  check: validateLinks,
  read: (links) => (links as ContactLink[]).map(readLink),
}
const CURRENCY_RULE: Rule<string> = {
  check: (value) => (typeof value === 'string' && isCurrency(value) ? undefined : NOT_A_CURRENCY),
  read: String,
}
const OPENING_HOURS_RULE: Rule<OpeningHours[]> = {
  check: validateOpeningHours,
  read: (hours) => hours as OpeningHours[],
}
const PAYMENT_NOTE_RULE = optionalTextRule({ name: 'Payment note', max: MAX_LENGTH.paymentNote })
const OPTIONAL_EMAIL_RULE: Rule<string | null> = {
  check: (value) => (value === null ? undefined : validateEmail(value)),
  read: (value) => (value === null ? null : normalizeEmail(value)),
}

export const CONTACT_FIELDS = {
  phone: { kind: 'special', label: 'Phone', rule: PHONE_RULE, example: '+356 2100 0000' },
  mail: { kind: 'special', label: 'Email', rule: EMAIL_RULE, example: 'hello@example.com' },
  address: {
    kind: 'text',
    label: 'Address',
    required: 'Address is required',
    max: MAX_LENGTH.name,
    example: '12 Quay Street, Marsaxlokk, Malta',
  },
  links: {
    kind: 'special',
    label: 'Links',
    hint: 'Social media or other websites, shown in the footer. Addresses start with https://',
    rule: LINKS_RULE,
    example: [{ name: 'Instagram', url: 'https://www.instagram.com/example' }],
  },
} as const satisfies RecordFields

export const SETTINGS_FIELDS = {
  site_name: {
    kind: 'text',
    label: 'Name',
    hint: 'Shown on every page, in emails and in search results.',
    required: 'Name is required',
    max: MAX_LENGTH.siteName,
    example: 'Luzzu',
  },
  currency: {
    kind: 'special',
    label: 'Currency',
    hint: 'Amounts of earlier bookings are not converted.',
    rule: CURRENCY_RULE,
    example: 'EUR',
  },
  opening_hours: {
    kind: 'special',
    label: 'Opening hours',
    hint: 'Shown in the footer and to search engines. They do not change which slots can be booked.',
    rule: OPENING_HOURS_RULE,
    example: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  },
  meeting_point: {
    kind: 'special',
    label: 'Meeting point',
    description: 'Where guests are met; a product may have another one',
    rule: MEETING_POINT_RULE,
    example: { text: 'The blue hut at the end of the quay', map_url: 'https://maps.example.com/quay' },
  },
  arrive_minutes: {
    kind: 'period',
    label: 'Arrive early',
    unit: 'minutes',
    min: 0,
    max: MAX_SETTING.arriveMinutes,
    hint: 'How long before the start guests should be there. 0 for none.',
    description: 'How many minutes before the start guests should be there',
    example: 15,
  },
  booking_window_days: {
    kind: 'period',
    label: 'Booking window',
    unit: 'days',
    min: 1,
    max: MAX_SETTING.windowDays,
    nullable: true,
    hint: 'How many days ahead a date can be booked. Leave empty for one month.',
    description: 'How many days ahead a date can be booked; null for a month',
    example: null,
  },
  min_notice_hours: {
    kind: 'period',
    label: 'Minimum notice',
    unit: 'hours',
    min: 0,
    max: MAX_SETTING.hours,
    hint: 'Time between a request and the start of its slot. 0 for none.',
    description: 'Minimum time between a request and the start of its slot',
    example: 2,
  },
  cancellation_hours: {
    kind: 'period',
    label: 'Cancellation limit',
    unit: 'hours',
    min: 0,
    max: MAX_SETTING.hours,
    hint: 'How long before the start customers can still cancel.',
    description: 'Until how many hours before its start a customer may cancel',
    example: 24,
  },
  auto_confirm: {
    kind: 'switch',
    label: 'Confirm bookings automatically',
    logLabel: 'Confirm automatically',
    before: 'notify_mail',
    hint: 'New bookings are confirmed at once, without waiting for approval.',
    description: 'Whether a booking is confirmed without waiting for staff',
    invalid: 'Automatic confirmation must be on or off',
    example: false,
  },
  request_expires_hours: {
    kind: 'period',
    label: 'Expiry of requests',
    unit: 'hours',
    min: 1,
    max: MAX_SETTING.hours,
    nullable: true,
    hint: 'Requests that nobody has decided are cancelled after this time. Leave empty to keep them until their slot begins.',
    description: 'After how many hours a pending request is cancelled',
    example: 48,
  },
  reminder_hours: {
    kind: 'period',
    label: 'Reminder',
    unit: 'hours',
    min: 1,
    max: MAX_SETTING.hours,
    nullable: true,
    hint: 'How long before the start customers get a reminder by email. Leave empty for none.',
    description: 'How many hours before its start the customer of a confirmed booking gets a reminder',
    example: 24,
  },
  octo_hold_minutes: {
    kind: 'period',
    label: 'Holds of resellers',
    unit: 'minutes',
    min: 5,
    max: MAX_SETTING.holdMinutes,
    hint: 'How long a unit is kept for a reseller who does not say for how long.',
    description: 'How many minutes a reseller holds a unit unless told',
    example: 30,
  },
  payment_note: {
    kind: 'special',
    label: 'Payment note',
    hint: 'Shown to guests before and after they book, such as “Pay at the meeting point, in cash or by card.”',
    description:
      'How guests pay, in the words of the business; it is shown unless they pay online. Null where it is not told',
    rule: PAYMENT_NOTE_RULE,
    example: 'Pay at the meeting point, in cash or by card.',
  },
  notify_mail: {
    kind: 'special',
    label: 'Email for new requests',
    hint: 'This address gets an email about each new request. Leave empty for none.',
    description: 'The address that is told of each new request',
    rule: OPTIONAL_EMAIL_RULE,
    example: 'bookings@example.com',
  },
  set_up_dismissed: {
    kind: 'switch',
    label: 'First steps hidden',
    description: 'Whether staff have hidden the checklist of the first day',
    invalid: 'First steps must be hidden or not',
    example: false,
  },
  opening_hours_confirmed: {
    kind: 'switch',
    label: 'Opening hours are right',
    description: 'Whether staff have said that the opening hours of the installation are theirs',
    invalid: 'Opening hours must be confirmed or not',
    example: false,
  },
  time_slots_confirmed: {
    kind: 'switch',
    label: 'Time slots are right',
    description: 'Whether staff have said that the time slots of the installation are theirs',
    invalid: 'Time slots must be confirmed or not',
    example: false,
  },
} as const satisfies RecordFields

function validateLinks(links: unknown): string | undefined {
  if (!Array.isArray(links) || links.length > MAX_SETTING.links)
    return `Links must be a list of at most ${MAX_SETTING.links}`
  return links.every(isLink) ? undefined : 'Each link needs a name and an https address'
}

function isLink(link: unknown): boolean {
  if (typeof link !== 'object' || link === null) return false
  return Object.keys(linkErrors(link as ContactLink)).length === 0
}

/** What is wrong with a link, by field. */
export function linkErrors(link: ContactLink): FieldErrors<keyof ContactLink> {
  const { name, url } = readLink(link)
  const length = codePointLength(name)
  const isName = length > 0 && length <= MAX_LENGTH.siteName && !/\p{Cc}/u.test(name)
  return {
    ...(!isName && {
      name: length === 0 ? 'Enter a name' : `Enter a name of at most ${MAX_LENGTH.siteName} characters`,
    }),
    ...(!isLinkAddress(url) && { url: 'Enter an address that starts with https://' }),
  }
}

function isLinkAddress(url: string): boolean {
  if (PLACEHOLDER.test(url)) return true
  return url.length <= MAX_LENGTH.imageUrl && URL.canParse(url) && new URL(url).protocol === 'https:'
}

const readLink = ({ name, url }: ContactLink) => ({ name: normalizeText(name), url: normalizeText(url) })
