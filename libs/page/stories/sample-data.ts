import { addDays, DEFAULT_SETTINGS, dateIn, type Instant, type Settings } from '@luzzu/domain'
import type {
  Country,
  Customer,
  Session,
  Site,
  StoredMail,
  SystemStatus,
  User,
} from '@luzzu/domain/contracts'

/** Data of the mocked API: a small rental business in high season, with dates relative to today. */
export const SITE: Site = {
  ...DEFAULT_SETTINGS,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
}

export const SETTINGS: Settings = DEFAULT_SETTINGS

export const today = dateIn(SITE.time_zone, new Date())
/** The date `days` from today. */
export const dayFromNow = (days: number) => addDays(today, days)

export const CUSTOMER: User = {
  id_user_pk: 2,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  permission_level: 0,
}

export const STAFF: User = { ...CUSTOMER, id_user_pk: 1, username: 'Anna Micallef', permission_level: 1 }

const DEVICES = ['Firefox on Windows', 'Safari on iOS', null]
export const SESSIONS: Session[] = DEVICES.map((device, index) => ({
  id: `session-${index}`,
  started_at: `${dayFromNow(-3 * index - 1)}T08:12:00.000Z` as Instant,
  last_seen_at: `${dayFromNow(-2 * index)}T06:30:00.000Z` as Instant,
  device,
  current: index === 0,
}))

export const COUNTRIES: Country[] = [
  { code: '+356', flag: '🇲🇹', name: 'Malta' },
  { code: '+39', flag: '🇮🇹', name: 'Italy' },
  { code: '+353', flag: '🇮🇪', name: 'Ireland' },
]

const aCustomer = (user: User, bookings: number): Customer => ({
  ...user,
  permission_level: user.permission_level === 1 ? 1 : 0,
  created_at: `${dayFromNow(-200)}T09:00:00.000Z` as Instant,
  bookings,
  next_trip: bookings > 0 ? dayFromNow(2) : null,
  sessions: 1,
  disabled: false,
  mail_proven: true,
})

export const CUSTOMERS: Customer[] = [
  aCustomer(STAFF, 0),
  aCustomer(CUSTOMER, 3),
  aCustomer({ ...CUSTOMER, id_user_pk: 3, username: 'James O’Connor', mail: 'james@example.com' }, 1),
  aCustomer({ ...CUSTOMER, id_user_pk: 4, username: 'Ġorġ Żammit', mail: 'gorg@example.com' }, 1),
  {
    ...aCustomer({ ...CUSTOMER, id_user_pk: 5, username: 'Noah Borg', mail: 'noah@example.com' }, 0),
    sessions: 0,
    disabled: true,
  },
]

export const SYSTEM_STATUS: SystemStatus = {
  versions: { api: '1.4.0', public_site: '1.7.2', admin: '1.5.0', node: '20.19.5', sqlite: '3.50.4' },
  database: 'sqlite',
  backup: { last_at: `${today}T07:00:00.000Z` as Instant, verified: true },
  mail: { waiting: 1, failed: 1, oldest_at: `${today}T07:42:00.000Z` as Instant },
  jobs: [
    { name: 'backup', last_at: `${today}T07:00:00.000Z` as Instant, last_error: null },
    { name: 'expire-requests', last_at: `${today}T07:41:00.000Z` as Instant, last_error: null },
    { name: 'retention', last_at: `${today}T03:00:00.000Z` as Instant, last_error: 'database is locked' },
  ],
}

export const FAILED_MAILS: StoredMail[] = [
  {
    id: 12,
    state: 'failed',
    kind: 'booking-confirmed',
    recipient: 'gorg@example.com',
    subject: 'Booking confirmed: Painted Luzzu',
    attempts: 1,
    last_error: '550: no such mailbox',
    created_at: `${today}T06:00:00.000Z` as Instant,
    due_at: `${today}T06:00:00.000Z` as Instant,
    sent_at: null,
    failed_at: `${today}T06:00:05.000Z` as Instant,
  },
]
