import Type from 'typebox'
import { HISTORY_ENTITIES, HistoryEntrySchema } from '../history.contract'
import { PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { DEFAULT_PAYMENTS } from '../payments/default-payments'
import { DashboardSchema, WeeklyBookingsSchema } from './dashboard.contract'
import { SettingsChangeSchema, SettingsSchema } from './settings.contract'
import { SITE_EXAMPLE } from './site-example'
import { MAIL_STATES, StoredMailSchema, SystemStatusSchema } from './system.contract'

const { installation: _installation, has_mail_server: _mailServer, ...shown } = SITE_EXAMPLE
const SETTINGS = {
  ...shown,
  auto_confirm: false,
  reminder_hours: 24,
  octo_hold_minutes: 30,
  notify_mail: 'bookings@example.com',
  set_up_dismissed: false,
  opening_hours_confirmed: false,
  time_slots_confirmed: false,
  payments: DEFAULT_PAYMENTS,
  guest_checkout: false,
  seller: {
    name: 'Luzzu Boats Ltd',
    address: '12 Quay Street, Marsaxlokk, Malta',
    vat_number: 'MT12345678',
    exo_number: null,
  },
  vat_percent: 18,
}

/** What staff see and set of the business as a whole. */
export const staffOperations = defineOperations('Staff', {
  'GET /settings': {
    id: 'getSettings',
    summary: 'Get the settings of the business',
    access: 'admin',
    answer: { 200: SettingsSchema },
    headers: ['ETag'],
    example: SETTINGS,
  },
  'PUT /settings': {
    id: 'updateSettings',
    summary: 'Update the settings: only what is sent changes',
    access: 'admin',
    body: SettingsChangeSchema,
    answer: { 200: SettingsSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { booking_window_days: 90, contact: { phone: '+356 2100 0001' } },
    example: { ...SETTINGS, booking_window_days: 90 },
  },
  'GET /history': {
    id: 'listHistory',
    summary: 'List the history of a record',
    access: 'admin',
    query: Type.Object({
      entity: Type.Enum([...HISTORY_ENTITIES], { description: 'Kind of record' }),
      id: Type.Integer({ minimum: 1, description: 'Id of the record' }),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(HistoryEntrySchema) },
    headers: ['Link'],
    example: [
      {
        id: 90,
        happened_at: '2026-06-18T07:45:00.000Z',
        actor: 'Administrator',
        actor_id: 1,
        action: 'confirmed',
        changes: [{ field: 'status', before: 'Pending', after: 'Confirmed' }],
      },
    ],
  },
  'GET /dashboard': {
    id: 'getDashboard',
    summary: 'Counts, recent bookings and popular rentals',
    access: 'admin',
    answer: { 200: DashboardSchema },
    example: {
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
      payments: { attention: 0, to_hand_over: 0 },
    },
  },
  'GET /dashboard/weeks': {
    id: 'listWeeklyBookings',
    summary: 'Bookings created by week',
    access: 'admin',
    answer: { 200: WeeklyBookingsSchema },
    example: [{ week: '2026-06-15', bookings: 31 }],
  },
  'GET /system': {
    id: 'getSystemStatus',
    summary: 'Versions, backup, emails and jobs',
    access: 'admin',
    answer: { 200: SystemStatusSchema },
    example: {
      versions: { api: '1.4.0', public_site: '1.7.2', admin: '1.5.0', node: '20.19.5', sqlite: '3.50.4' },
      database: 'sqlite',
      backup: { last_at: '2026-06-18T07:00:00.000Z', verified: true },
      mail: { waiting: 1, failed: 0, oldest_at: '2026-06-18T07:42:00.000Z' },
      jobs: [{ name: 'retention', last_at: '2026-06-18T03:00:00.000Z', last_error: null }],
    },
  },
  'GET /system/mail': {
    id: 'listMail',
    summary: 'List emails by state, without their bodies',
    access: 'admin',
    query: Type.Object({
      state: Type.Enum([...MAIL_STATES], { description: 'State of the email' }),
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(StoredMailSchema) },
  },
  'POST /system/mail/:id/retry': {
    id: 'retryMail',
    summary: 'Send a failed email again',
    access: 'admin',
    answer: { 202: StoredMailSchema },
    errors: ['invalid-state'],
  },
})
