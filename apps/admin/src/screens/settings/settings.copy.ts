export const SETTINGS_COPY = {
  title: 'Settings',
  loading: 'Loading…',
  notLoaded: 'Couldn’t load the settings.',
  business: 'Business',
  openingHours: 'Opening hours',
  bookings: 'Bookings',
  notifications: 'Notifications',
  saved: 'Settings saved.',
  save: 'Save changes',
  discard: 'Discard changes',
  conflict: 'Someone else changed the settings',
  unsaved: (count: number) =>
    count === 0 ? 'No unsaved changes' : `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
} as const

/** Labels of the fields, also in the conflict dialog. */
export const SETTINGS_LABELS = {
  site_name: 'Name',
  'contact/phone': 'Phone',
  'contact/mail': 'Email',
  'contact/address': 'Address',
  currency: 'Currency',
  'contact/links': 'Links',
  opening_hours: 'Opening hours',
  booking_window_days: 'Booking window (days)',
  min_notice_hours: 'Minimum notice (hours)',
  cancellation_hours: 'Cancellation limit (hours)',
  request_expires_hours: 'Expiry of requests (hours)',
  reminder_hours: 'Reminder (hours)',
  auto_confirm: 'Confirm bookings automatically',
  notify_mail: 'Email for new requests',
} as const

export const SETTINGS_HINTS = {
  site_name: 'Shown on every page, in emails and in search results.',
  currency: 'Amounts of earlier bookings are not converted.',
  time_zone: 'Set when the site is installed. All times of slots and bookings are in it.',
  links: 'Social media or other websites, shown in the footer. Addresses start with https://',
  openingHours: 'Shown in the footer and to search engines. They do not change which slots can be booked.',
  booking_window_days: 'How many days ahead a date can be booked. Leave empty for one month.',
  min_notice_hours: 'Time between a request and the start of its slot. 0 for none.',
  cancellation_hours: 'How long before the start customers can still cancel.',
  request_expires_hours:
    'Requests that nobody has decided are cancelled after this time. Leave empty to keep them until their slot begins.',
  reminder_hours: 'How long before the start customers get a reminder by email. Leave empty for none.',
  auto_confirm: 'New bookings are confirmed at once, without waiting for approval.',
  notify_mail: 'This address gets an email about each new request. Leave empty for none.',
} as const

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
