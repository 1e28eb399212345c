import { type BookingStatus, DEFAULT_SETTINGS, toInstant } from '@luzzu/domain'
import { EMAILS } from './emails'
import type { EmailTemplate } from './platform/mail/email-template'
import { writeEmail } from './platform/mail/write-email'

const SITE = {
  name: 'Luzzu',
  currency: 'EUR',
  url: 'https://luzzu.example',
  timeZone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  settings: {
    ...DEFAULT_SETTINGS,
    meeting_point: { text: 'The blue hut on the quay', map_url: 'https://maps.example.com/quay' },
    payment_note: 'Pay at the blue hut, in cash or by card.',
  },
}
const LINK = `${SITE.url}/reset-password/6Jd0xTn3Vq9aWk2bYc7mRs`

const ORDER_LINK = `${SITE.url}/manage#512.1.m.OY7vO3pHqk1y0Zb0dYxv2m3hVwq6m9fQyWb2kq1T0aE`
const TRIP = {
  id: 1279,
  product_name: 'Kayak',
  booking_date: '2026-07-16',
  slot_name: 'Afternoon',
  time_range: '13:00-18:00',
  total_price: 40,
}

/** Has everything that any template reads. */
const DATA = {
  id: 1278,
  account_id: 7,
  product_id: 2,
  slot_id: 1,
  username: 'Maria Vella',
  customer: 'Maria Vella',
  is_admin: true,
  is_session_kept: true,
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-16',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  total_price: 165,
  guests: 4,
  addons: [{ addon_id: 3, addon_name: 'Maltese lunch on board', extra_price: 45 }],
  included: ['Skipper', 'Fuel'],
  details: {
    meeting_point: null,
    bring: ['Sun cream', 'A towel'],
    requirements: ['Children come with an adult'],
  },
  version: 2,
  created_at: '2026-07-01T10:00:00.000Z',
  updated_at: '2026-07-01T10:00:00.000Z',
  cancel_until: toInstant(new Date('2026-07-15T06:00:00Z')),
  status: 'Confirmed' as BookingStatus,
  pay: 'later' as const,
  settled: { paid: 65, refund: 65 },
  documents: [
    {
      id: 77,
      title: 'Receipt',
      number: 'R-2026-000077',
      method: 'Cash',
      currency: 'EUR',
      amount: 65,
      due: 100,
      lines: ['Painted Luzzu, Thursday, July 16, 2026'],
    },
  ],
  bookings: [{ ...TRIP, id: 1278, product_name: 'Painted Luzzu', total_price: 125 }, TRIP],
  policy: 'Refund when you cancel: 100% until 24 hours before the start, then nothing.',
  orders: [{ id: 512, bookings: [TRIP] }],
  currency: 'EUR',
  amount: 65,
  trips: ['Painted Luzzu, Thursday, July 16, 2026'],
  text: 'A refund to a card has failed. Give the money back in another way.',
  orderId: 512,
  due: 100,
  due_by: 'July 14, 2026, 08:00 Malta time',
  is_online: false,
  booking_id: 1278,
  lapses: 'July 18, 2026, 09:30 Malta time',
  host: 'hooks.example.com',
  description: 'Accounting',
  problem: 'failing' as const,
  reason: 'The boat is being repaired.',
  from: { booking_date: '2026-07-14', slot_name: 'Afternoon', time_range: '13:00-18:00' },
  message: 'A storm is forecast, and the harbor will be closed.\nWe hope to see you on another day.',
}

export const EMAIL_KINDS = EMAILS.map(({ kind }) => kind)

/** An email of a kind, with sample data. */
export function previewEmail(kind: string) {
  const template = EMAILS.find((one) => one.kind === kind) as EmailTemplate<typeof DATA> | undefined
  if (!template) throw new Error(`There is no email of the kind ${kind}.`)
  const link = template.link?.accountOf(DATA) === undefined ? '' : LINK
  const { text, html = '' } = writeEmail(template, DATA, {
    site: SITE,
    link,
    orders: new Map([[512, ORDER_LINK]]),
  })
  return { subject: template.subject(SITE, DATA), text, html }
}
