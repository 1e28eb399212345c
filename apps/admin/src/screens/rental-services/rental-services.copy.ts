import type { TimeSlot } from '@luzzu/domain/contracts'
import { countOf } from '../../platform/lists/format-count'
import type { RecordCopy } from '../../platform/records/records.copy'

export const RENTAL_COPY = {
  title: 'Rental Services',
  tabs: {
    services: 'Rental Services',
    activityTypes: 'Activity Types',
    addons: 'Addons',
    timeSlots: 'Time Slots',
    schedules: 'Schedules',
  },
} as const

/** Of the links from one part of a product to the others. */
export const partsLabel = (product: string) => `Parts of ${product}`

export const PRODUCT_COPY: RecordCopy = {
  title: 'Rental Services',
  singular: 'rental service',
  plural: 'rental services',
  search: 'Search rental services',
  add: 'Add New Rental Service',
  create: 'Create New Rental Service',
  edit: 'Edit Rental Service',
  none: 'No rental services found.',
}

/** Where the business has no activity type yet. */
export const PRODUCT_NEEDS_ACTIVITY = {
  reason: 'Create an activity type first.',
  why: 'Each rental service belongs to an activity type, such as boats or kayaks. Create one first.',
  link: 'Go to Activity Types',
} as const

export const ACTIVITY_COPY: RecordCopy = {
  title: 'Activity Types',
  singular: 'activity type',
  plural: 'activity types',
  search: 'Search activity types',
  add: 'Add New Activity Type',
  create: 'Create New Activity Type',
  edit: 'Edit Activity Type',
  none: 'No activity types found.',
}

export const ADDON_COPY: RecordCopy = {
  title: 'Addons',
  singular: 'addon',
  plural: 'addons',
  search: 'Search addons',
  add: 'Add New Addon',
  create: 'Create New Addon',
  edit: 'Edit Addon',
  none: 'No addons found.',
}

export const TIME_SLOT_COPY = {
  title: 'Time Slots',
  singular: 'time slot',
  plural: 'time slots',
  search: 'Search time slots',
  add: 'Add New Time Slot',
  create: 'Create New Time Slot',
  edit: 'Edit Time Slot',
  none: 'No time slots found.',
  start: 'Start',
  startRequired: 'Start is required',
  end: 'End',
  endRequired: 'End is required',
  endTooEarly: 'End must be after the start',
  duration: 'Duration',
  state: 'Status',
  bookable: 'Bookable',
  offeredBy: 'Offered by',
  allProductsHint: 'Those that list their own time slots in Schedules stay as they are.',
  noProducts: 'None',
  consequence:
    'It can no longer be booked, and its closures are removed. A slot with bookings can only be archived.',
} as const satisfies RecordCopy & Record<string, string>

/** `Overlaps Afternoon (12:00-17:00): one unit cannot be booked in both.` */
export function overlapMessage(others: readonly Pick<TimeSlot, 'name' | 'time_range'>[]): string {
  const names = others.map(({ name, time_range }) => `${name} (${time_range})`)
  const where = others.length === 1 ? 'in both' : 'in two of these at once'
  return `Overlaps ${new Intl.ListFormat('en-US').format(names)}: one unit cannot be booked ${where}.`
}

export const SCHEDULE_COPY = {
  title: 'Schedules',
  singular: 'schedule',
  plural: 'schedules',
  search: 'Search schedules',
  notLoaded: 'Couldn’t load the rental services.',
  product: 'Rental Service',
  offered: 'Offered',
  actions: 'Actions',
  edit: (name: string) => `Schedule of ${name}`,
  open: 'Edit',
  openLabel: (name: string) => `Edit schedule of ${name}`,
  allSlots: 'All time slots',
  noSlots: 'No time slots',
  someSlots: (offered: number, all: number) => `${offered} of ${all} time slots`,
  allSlotsHint: 'Also those that are added later.',
  allYear: 'All year',
  allYearHint: 'Otherwise only within a season, which repeats every year.',
  from: { month: 'From month', day: 'From day' },
  to: { month: 'To month', day: 'To day' },
  noSuchDay: (month = '', day: string) =>
    Number(day) > 0 ? `${month} has no day ${Number(day)}.` : 'Enter a day of the month.',
  notice: (hours: string) => `${hours} ahead`,
  checking: 'Checking which upcoming bookings fit…',
  notChecked: 'Couldn’t check which upcoming bookings fit.',
  allFit: 'All upcoming bookings fit this schedule.',
  outside: (count: number) =>
    `${countOf(count, 'upcoming booking')} ${count === 1 ? 'lies' : 'lie'} outside this schedule. ${count === 1 ? 'It stays' : 'They stay'} booked until you cancel or move ${count === 1 ? 'it' : 'them'}.`,
  outsideList: 'Bookings outside this schedule',
  unknown: 'Couldn’t be loaded',
} as const

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
