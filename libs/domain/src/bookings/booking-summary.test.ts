import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../site/default-settings'
import { answerDeadline, type BookedTrip, bookingEvent, bookingSummary, formatLines } from './booking-summary'

const HOST = {
  ...DEFAULT_SETTINGS,
  currency: 'EUR',
  time_zone: 'Europe/Malta',
  meeting_point: { text: 'The blue hut', map_url: 'https://maps.example.com/hut' },
}
const BOOKING: BookedTrip & { status: 'Pending' } = {
  id: 12,
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-16 00:00:00',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  total_price: 135,
  guests: 4,
  addons: [{ addon_name: 'Lunch' }, { addon_name: 'Snorkel set' }],
  status: 'Pending',
  created_at: '2026-07-01T10:00:00.000Z',
}

test('a request is told with all that its customer has to know', () => {
  const details = { meeting_point: null, bring: ['Sun cream', 'A towel'], requirements: ['18 or older'] }
  expect(formatLines(bookingSummary(BOOKING, HOST, details)).split('\n')).toEqual([
    'Booking: 12',
    'Product: Painted Luzzu',
    'Date: Thursday, July 16, 2026',
    'Slot: Morning, 08:00-12:00 (4 hours, Malta time)',
    'Guests: 4',
    'Add-ons: Lunch, Snorkel set',
    'Total: €135.00',
    'We answer by: Thursday, July 16, 2026, 08:00 Malta time',
    'Meeting point: The blue hut',
    'Map: https://maps.example.com/hut',
    'Arrive: 07:45, 15 minutes before the start',
    'Bring: Sun cream, A towel',
    'Requirements: 18 or older',
    'Phone: +356 2100 0000',
    'Email: hello@luzzu.example',
  ])
})

test('how it is paid follows the total, while something is to be paid and not online', () => {
  const host = { ...HOST, payment_note: 'Pay at the hut, in cash.' }
  const told = (booking: BookedTrip, at: typeof host = host) => formatLines(bookingSummary(booking, at, null))
  expect(told(BOOKING)).toContain('Total: €135.00\nPayment: Pay at the hut, in cash.\nWe answer by: ')
  expect(told({ ...BOOKING, balance_due: 0 })).not.toContain('Payment')
  const online = { ...host, payments: { ...host.payments, mode: 'online' as const } }
  expect(told(BOOKING, online)).not.toContain('Payment')
})

test('the price of a cancelled booking is no total', () => {
  const told = formatLines(bookingSummary({ ...BOOKING, status: 'Cancelled' }, HOST, null))
  expect(told).toContain('Price as booked: €135.00')
  expect(told).not.toContain('Total')
})

test('the meeting point of the product wins; without any the address of the business is told', () => {
  const own = { meeting_point: { text: 'Pier 3', map_url: null }, bring: [], requirements: [] }
  const lines = (host: typeof HOST | typeof WITHOUT, details: typeof own | null) =>
    formatLines(bookingSummary(BOOKING, host, details))
  const WITHOUT = { ...HOST, meeting_point: null, arrive_minutes: 0 }
  expect(lines(HOST, own)).toContain('Meeting point: Pier 3')
  expect(lines(HOST, own)).toContain('Map: https://www.openstreetmap.org/search?query=Pier+3')
  expect(lines(WITHOUT, null)).toContain('Address: 12 Quay Street, Marsaxlokk, Malta')
  expect(lines(WITHOUT, null)).not.toContain('Arrive:')
})

test.each([
  ['the hours of a request', 48, '2026-07-01T10:00:00.000Z', 'Friday, July 3, 2026, 12:00 Malta time'],
  [
    'its slot, if that is sooner',
    48,
    '2026-07-15T10:00:00.000Z',
    'Thursday, July 16, 2026, 08:00 Malta time',
  ],
  ['its slot without a limit', null, '2026-07-01T10:00:00.000Z', 'Thursday, July 16, 2026, 08:00 Malta time'],
])('a request is answered by %s', (_what, request_expires_hours, requested_at, expected) => {
  expect(answerDeadline({ ...BOOKING, requested_at }, { ...HOST, request_expires_hours })).toBe(expected)
})

test('only a request waits for an answer', () => {
  expect(answerDeadline({ ...BOOKING, status: 'Confirmed' }, HOST)).toBeUndefined()
})

test('somebody may have to come the day before', () => {
  const night = { ...BOOKING, time_range: '00:10-02:00' }
  expect(formatLines(bookingSummary(night, HOST, null))).toContain(
    'Arrive: Wednesday, July 15, 2026, 23:55, 15 minutes before the start',
  )
})

test('a cancelled booking leads nobody to the quay, but still tells how to call', () => {
  const { description, status } = bookingEvent(
    { ...BOOKING, status: 'Cancelled' },
    {
      host: HOST,
      details: null,
      url: 'https://luzzu.example',
      version: 2,
      updatedAt: '2026-07-01T10:00:00.000Z',
    },
  )
  expect(status).toBe('CANCELLED')
  expect(description).toContain('Phone: ')
  expect(description).not.toContain('Arrive')
})
