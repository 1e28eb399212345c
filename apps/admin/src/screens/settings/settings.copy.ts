import { CONTACT_FIELDS, labelsOf, pluralize, SETTINGS_FIELDS } from '@luzzu/domain'
import type { SettingsSection } from '../../booking/paths'
import { PAYMENT_COPY, PAYMENT_LABELS } from './payments/payment.copy'

export const SETTINGS_COPY = {
  title: 'Settings',
  sections: 'Sections',
  loading: 'Loading…',
  notLoaded: 'Couldn’t load the settings.',
  meetingPointHint: 'What guests are told after booking, such as “The blue hut at the end of the quay”.',
  mapHint: 'Opens where guests are met. Copy it from the “Share” button of a map; it starts with https://',
  noAddress:
    'Nobody is emailed about new requests yet. Enter an address that somebody reads on working days.',
  nothingBookable:
    'With these limits nobody can book: the minimum notice is as long as the booking window, or longer.',
  firstSteps: 'Show the first steps',
  firstStepsHint: 'The list of what a new business does first, and what of it is done.',
  saved: 'Settings saved.',
  save: 'Save changes',
  discard: 'Discard changes',
  conflict: 'Someone else changed the settings',
  unsaved: (count: number) => (count === 0 ? 'No unsaved changes' : pluralize(count, 'unsaved change')),
} as const

/** In the order of the screen. */
export const SECTION_TITLES: Readonly<Record<SettingsSection, string>> = {
  business: 'Business',
  'opening-hours': 'Opening hours',
  'meeting-point': 'Meeting point',
  bookings: 'Bookings',
  payments: PAYMENT_COPY.title,
  notifications: 'Notifications',
  dashboard: 'Dashboard',
}

const { links, ...contact } = labelsOf(CONTACT_FIELDS)
const {
  site_name,
  currency,
  meeting_point,
  opening_hours_confirmed: _,
  time_slots_confirmed: __,
  ...rules
} = labelsOf(SETTINGS_FIELDS)

/** Labels of the fields in the order of the screen, for the conflict dialog. */
export const SETTINGS_LABELS = {
  site_name,
  'contact/phone': contact.phone,
  'contact/mail': contact.mail,
  'contact/address': contact.address,
  currency,
  'contact/links': links,
  'meeting_point/text': meeting_point,
  'meeting_point/map_url': 'Map address',
  ...rules,
  ...PAYMENT_LABELS,
}

export const TIME_ZONE_HINT = 'Set when the site is installed. All times of slots and bookings are in it.'

export const LINK_COPY = {
  row: (index: number) => `Link ${index + 1}`,
  name: 'Link name',
  url: 'Link address',
  add: 'Add link',
  remove: (index: number) => `Remove link ${index + 1}`,
} as const

export const HOURS_COPY = {
  row: (index: number) => `Opening hours ${index + 1}`,
  days: 'Days',
  opens: 'Opens',
  closes: 'Closes',
  add: 'Add opening hours',
  remove: (index: number) => `Remove opening hours ${index + 1}`,
} as const
