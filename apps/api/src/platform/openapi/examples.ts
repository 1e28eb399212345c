import { PRODUCT_FIELDS, recordExample } from '@luzzu/domain'

/** Example values of the OpenAPI document; a test checks each against its schema. */

export const ACTIVITY = {
  id: 1,
  name: 'Boat rentals',
  type: 'Boat',
  description: 'Self-drive and skippered boats.',
  image_url: null,
}
export const ADDON = { id: 4, product_id: 2, addon_name: 'Snorkelling set', included: 0, extra_price: 15 }
const { units, ...listed } = recordExample(PRODUCT_FIELDS)
export const PRODUCT = {
  id: 2,
  activity_id: 1,
  ...listed,
  charge: 'as_listed',
  price_from: 120,
  price_varies: false,
  units,
  image: null,
  image_url: '/api/images/0f3a7c.640.jpg',
}
export const PRODUCT_WITH_ADDONS = {
  ...PRODUCT,
  addons: [ADDON],
  pricing: { charge: 'as_listed', slot_prices: [], rules: [] },
}
export const PRICING = {
  charge: 'per_person',
  slot_prices: [{ slot_id: 3, price: 60 }],
  rules: [
    {
      name: 'Summer weekends',
      from_date: '2026-06-01',
      to_date: '2026-09-30',
      weekdays: [6, 7],
      percent: 20,
    },
  ],
}
export const QUOTE = {
  total_price: 159,
  lines: [
    { label: 'Base price × 2 guests', amount: 120 },
    { label: 'Summer weekends', amount: 24 },
    { label: 'Snorkelling set', amount: 15 },
  ],
  currency: 'EUR',
}
export const TIME_SLOT = { id: 1, name: 'Morning', time_range: '08:00-12:00' }
export const SCHEDULE = {
  slot_ids: [1, 4],
  weekdays: [6, 7],
  season: { from: '04-01', to: '10-31' },
  min_notice_hours: null,
}
export const BOOKING = {
  id: 1278,
  username: 'Maria Vella',
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-10 00:00:00',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  status: 'Pending',
  total_price: 135,
  id_user_fk: 7,
  id_product_fk: 2,
  slot_id: 1,
  addons: [{ addon_name: 'Snorkelling set', extra_price: 15 }],
  guests: 2,
  created_at: '2026-06-18T07:42:00.000Z',
  updated_at: '2026-06-18T07:42:00.000Z',
  attendance: 'none',
  etag: '"v1"',
}
export const MOVED_BOOKING = {
  ...BOOKING,
  booking_date: '2026-07-09 00:00:00',
  slot_name: 'Afternoon',
  time_range: '13:00-18:00',
  slot_id: 2,
}
export const MANIFEST_ENTRY = { ...BOOKING, phone: '+35679000000', mail: 'maria@example.com' }
export const CLOSURE_REQUEST = {
  from_date: '2026-07-10',
  to_date: '2026-07-11',
  product_id: 2,
  slot_id: null,
  units: null,
  reason: 'A gale is forecast',
}
export const CLOSURE = { id: 5, ...CLOSURE_REQUEST, created_at: '2026-07-09T16:20:00.000Z' }
export const USER = {
  id_user_pk: 7,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  permission_level: 0,
}
export const CUSTOMER = {
  ...USER,
  created_at: '2026-05-02T09:00:00.000Z',
  bookings: 3,
  sessions: 1,
  disabled: false,
  mail_proven: true,
}
export const ACCOUNT_SESSION = {
  id: 'Zk3vV0m1',
  started_at: '2026-06-18T07:40:00.000Z',
  last_seen_at: '2026-06-18T07:42:00.000Z',
  device: 'Firefox on Windows',
  current: true,
}
export const ACCOUNT_EXPORT = {
  exported_at: '2026-06-18T07:42:00.000Z',
  account: { ...USER, created_at: '2026-05-02T09:00:00.000Z', disabled: false },
  sessions: [
    {
      started_at: '2026-06-18T07:40:00.000Z',
      last_seen_at: '2026-06-18T07:42:00.000Z',
      ended_at: null,
      device: 'Firefox on Windows',
    },
  ],
  login_networks: [{ network: '203.0.113.0/24', last_login_at: '2026-06-18T07:40:00.000Z' }],
  bookings: [BOOKING],
  emails: [
    {
      subject: 'Welcome to Luzzu',
      created_at: '2026-05-02T09:00:00.000Z',
      sent_at: '2026-05-02T09:00:02.000Z',
    },
  ],
  history: [{ happened_at: '2026-06-18T07:40:00.000Z', action: 'logged-in', by: 'you' }],
}
export const SESSION = {
  message: 'Welcome back, Maria Vella!',
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature',
  session_token: 'Zk3vV0m1',
  expires_at: '2026-07-18T07:42:00.000Z',
  user: { id_user_pk: 7, username: 'Maria Vella', permission_level: 0 },
}
export const DASHBOARD = {
  popular_rentals: [{ activity: 'Boat rentals', count: 412 }],
  recent_bookings: [
    {
      id: 1278,
      user_name: 'Maria Vella',
      email: 'maria@example.com',
      product_name: 'Painted Luzzu',
      date: '2026-07-10 00:00:00',
      status: 'Pending',
    },
  ],
  pending_approvals: 14,
  registered_users: 318,
  total_bookings: 1284,
}
export const HISTORY_ENTRY = {
  id: 90,
  happened_at: '2026-06-18T07:45:00.000Z',
  actor: 'Administrator',
  actor_id: 1,
  action: 'confirmed',
  changes: [{ field: 'status', before: 'Pending', after: 'Confirmed' }],
}
export const SYSTEM_STATUS = {
  versions: { api: '1.4.0', public_site: '1.7.2', admin: '1.5.0', node: '20.19.5', sqlite: '3.50.4' },
  database: 'sqlite',
  backup: { last_at: '2026-06-18T07:00:00.000Z', verified: true },
  mail: { waiting: 1, failed: 0, oldest_at: '2026-06-18T07:42:00.000Z' },
  jobs: [{ name: 'retention', last_at: '2026-06-18T03:00:00.000Z', last_error: null }],
}

export const SITE = {
  site_name: 'Luzzu',
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  currency: 'EUR',
  contact: {
    phone: '+356 2100 0000',
    mail: 'hello@example.com',
    address: '12 Quay Street, Marsaxlokk, Malta',
    links: [{ name: 'Instagram', url: 'https://www.instagram.com/example' }],
  },
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  booking_window_days: null,
  min_notice_hours: 2,
  cancellation_hours: 24,
}

const { installation: _installation, ...SHOWN_SETTINGS } = SITE

export const SETTINGS = {
  ...SHOWN_SETTINGS,
  auto_confirm: false,
  request_expires_hours: 48,
  reminder_hours: 24,
  notify_mail: 'bookings@example.com',
}
