import {
  ACTIVITY_FIELDS,
  ADDON_FIELDS,
  BOOKING_LABELS,
  type Charge,
  CONTACT_FIELDS,
  DETAILS_LABELS,
  FAQ_FIELDS,
  type Field,
  formatDate,
  formatInstant,
  formatMoney,
  formatSeason,
  type Instant,
  isAdmin,
  logLabelsOf,
  PRODUCT_FIELDS,
  SCHEDULE_FIELDS,
  SETTINGS_FIELDS,
  TIME_SLOT_FIELDS,
} from '@luzzu/domain'
import type { HistoryAction, HistoryEntity, HistoryEntry } from '@luzzu/domain/contracts'
import { ATTENDANCE_COPY } from '../attendance/attendance.copy'
import { formatRefundTiers, PAYMENT_FIELD_LABELS } from './format-payments'
import { CHARGE_LABELS, formatPriceRules, formatSlotPrices, PRICING_LABELS } from './format-pricing'
import { formatLinks, formatOpeningHours } from './format-settings'

export const ACTIVITY_LOG_COPY = {
  title: 'Activity log',
  none: 'No activity yet',
  failed: 'Couldn’t load the activity log.',
  more: 'Show older entries',
  newest: (count: number) => `Only the newest ${count} are shown.`,
  system: 'the system',
  customer: 'the customer',
  atOnce: 'confirmed at once',
} as const

const ACTION_LABELS: Record<HistoryAction, string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  confirmed: 'Approved',
  declined: 'Declined',
  cancelled: 'Cancelled',
  moved: 'Moved',
  undone: 'Restored',
  'role-changed': 'Role changed',
  'sessions-ended': 'Sessions ended',
  expired: 'Expired',
  'logged-in': 'Logged in',
  'login-failed': 'Login failed',
  'password-reset-requested': 'Password reset requested',
  'password-reset-failed': 'Password reset failed: invalid or expired link',
  'password-changed': 'Password changed',
  disabled: 'Disabled',
  enabled: 'Enabled',
  erased: 'Deleted',
  'backed-up': 'Backed up',
  restored: 'Restored from a backup',
  copied: 'Copied to PostgreSQL',
  'mail-resent': 'Email sent again',
  'called-off': 'Called off',
  rotated: 'Secret replaced',
  revoked: 'Revoked',
}
/** Actions of unauthenticated people, who have no name. */
const ANONYMOUS: readonly HistoryAction[] = [
  'login-failed',
  'password-reset-requested',
  'password-reset-failed',
]
/** What customers do with their bookings. */
const CUSTOMER_ACTIONS: readonly HistoryAction[] = ['created', 'cancelled', 'moved']
/** Labels of the `create` action by entity. */
const CREATED_LABELS: Partial<Record<HistoryEntity, string>> = {
  booking: BOOKING_LABELS.created_at,
  user: 'Registered',
}

const DECLARED = [
  FAQ_FIELDS,
  PRODUCT_FIELDS,
  ACTIVITY_FIELDS,
  ADDON_FIELDS,
  TIME_SLOT_FIELDS,
  SCHEDULE_FIELDS,
  CONTACT_FIELDS,
  SETTINGS_FIELDS,
]

const LABELS: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...DECLARED.map(logLabelsOf)),
  ...PRICING_LABELS,
  ...DETAILS_LABELS,
  ...PAYMENT_FIELD_LABELS,
  activity: 'Activity type',
  attendance: 'Attendance',
  booking_date: 'Date',
  called: 'Called',
  contact_mail: 'Email',
  contact_name: 'Booked for',
  contact_phone: 'Phone',
  ends_at: 'Ends',
  guests: BOOKING_LABELS.guests,
  image: 'Image',
  note: 'Staff note',
  permission_level: 'Role',
  position: 'Place in the list',
  reason: 'Reason',
  slot_name: BOOKING_LABELS.slot_name,
  starts_at: 'Starts',
  status: BOOKING_LABELS.status,
  time_slots: 'Time slots',
  total_price: BOOKING_LABELS.total_price,
  username: 'Name',
}

export type FormattedEntry = { id: number; when: string; what: string; changes: readonly FormattedChange[] }
/** A first value has nothing before it. */
type FormattedChange = { field: string; before?: string; after: string }
type Site = { time_zone: string; currency: string; customer?: number | undefined }

/** Actions whose name implies the new status. */
const ACTIONS_NAMING_STATUS: readonly HistoryAction[] = ['confirmed', 'declined', 'cancelled', 'expired']

/** `June 17, 2026, 18:03` and `Approved by Anna Micallef`, with each changed field. */
export function formatEntry(entry: HistoryEntry, entity: HistoryEntity, site: Site): FormattedEntry {
  const isByStaff = entity === 'booking' && entry.actor_id !== null && entry.actor_id !== site.customer
  const created = isByStaff || entry.confirmed ? 'Booked' : CREATED_LABELS[entity]
  const done = (entry.action === 'created' ? created : undefined) ?? ACTION_LABELS[entry.action]
  const atOnce = entry.confirmed ? `, ${ACTIVITY_LOG_COPY.atOnce}` : ''
  const isAnonymous = entry.actor === null && ANONYMOUS.includes(entry.action)
  return {
    id: entry.id,
    when: formatInstant(entry.happened_at, site.time_zone),
    what: isAnonymous ? done : `${done} by ${nameOf(entry, site.customer)}${atOnce}`,
    // The initial values are visible in the record.
    changes:
      entry.action === 'created'
        ? []
        : entry.changes
            .filter(({ field }) => !(field === 'status' && ACTIONS_NAMING_STATUS.includes(entry.action)))
            .map((change) => formatChange(change, site)),
  }
}

function nameOf({ actor, actor_id, action }: HistoryEntry, customer: number | undefined): string {
  if (actor === null) return ACTIVITY_LOG_COPY.system
  // Administrators book for themselves too: what only staff can do has their name.
  const isCustomer = actor_id !== null && actor_id === customer && CUSTOMER_ACTIONS.includes(action)
  return isCustomer ? ACTIVITY_LOG_COPY.customer : actor
}

function formatChange(
  { field, before, after }: HistoryEntry['changes'][number],
  { currency, time_zone }: Site,
): FormattedChange {
  const show = (value: typeof before) =>
    field === 'called' && value !== null
      ? formatInstant(String(value) as Instant, time_zone)
      : formatValue(field, value, currency)
  const isFirst = isBlank(before) && !isBlank(after)
  return {
    field: LABELS[field] ?? field.replaceAll('_', ' '),
    ...(!isFirst && { before: show(before) }),
    after: show(after),
  }
}

const ATTENDANCE_LABELS: Readonly<Record<string, string>> = {
  none: ATTENDANCE_COPY.none,
  checked_in: ATTENDANCE_COPY.checked_in,
  returned: ATTENDANCE_COPY.returned,
  no_show: ATTENDANCE_COPY.no_show,
}

/** The API records a season as `04-01 to 12-15`, and none as `all year`. */
function formatRecordedSeason(season: string): string {
  const [from, to] = season.split(' to ')
  return from && to ? formatSeason({ from, to }) : season
}

const yesOrNo = (value: string | number) => (Number(value) === 1 ? 'yes' : 'no')

const SWITCHES = DECLARED.flatMap((fields) => Object.entries<Field>(fields)).filter(
  ([, { kind }]) => kind === 'switch',
)

/** How many, and what they show. */
function formatPictures(pictures: { alt: string }[]): string {
  const shown = pictures.map(({ alt }) => alt).filter(Boolean)
  return [String(pictures.length), ...(shown.length > 0 ? [shown.join(', ')] : [])].join(': ')
}

const FORMATS: Readonly<Record<string, (value: string | number) => string>> = {
  ...Object.fromEntries(SWITCHES.map(([name]) => [name, yesOrNo])),
  permission_level: (value) => (isAdmin({ permission_level: Number(value) }) ? 'Administrator' : 'Customer'),
  attendance: (value) => ATTENDANCE_LABELS[String(value)] ?? String(value),
  booking_date: (value) => formatDate(String(value)),
  charge: (value) => CHARGE_LABELS[String(value) as Charge] ?? String(value),
  season: (value) => formatRecordedSeason(String(value)),
  opening_hours: (value) => formatOpeningHours(JSON.parse(String(value))),
  refund_tiers: (value) => formatRefundTiers(JSON.parse(String(value))),
  rules: (value) => formatPriceRules(JSON.parse(String(value))),
  slot_prices: (value) => formatSlotPrices(JSON.parse(String(value))),
  links: (value) => formatLinks(JSON.parse(String(value))),
  pictures: (value) => formatPictures(JSON.parse(String(value))),
}

const isBlank = (value: string | number | null): value is null | '' => value === null || value === ''

function formatValue(field: string, value: string | number | null, currency: string): string {
  if (isBlank(value)) return 'none'
  if (field.endsWith('price') && typeof value === 'number') return formatMoney(value, currency)
  return FORMATS[field]?.(value) ?? String(value)
}
