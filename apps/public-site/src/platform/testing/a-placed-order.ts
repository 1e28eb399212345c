import { addDays, dateIn, type Instant } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { respond } from '@luzzu/ui/screens'
import { aBooking } from './a-booking'
import { anOrder, aPaidSite, aPayment } from './an-order'

/** What the link of a guest carries. */
export const ORDER_TOKEN = '512.1.m.OY7vO3pHqk1y0Zb0dYxv2m3hVwq6m9fQyWb2kq1T0aE'
export const DAY = addDays(dateIn('Europe/Malta', new Date()), 9)
export const BOOKING = aBooking({
  booking_date: `${DAY} 00:00:00`,
  status: 'Confirmed',
  id_user_fk: null,
  order_id: 512,
  paid: 36,
  balance_due: 84,
  free_until: `${addDays(DAY, -2)}T06:00:00Z` as Instant,
})

/** Confirmed, with a deposit that was paid by card. */
export const PLACED = anOrder({
  status: 'placed',
  expires_at: null,
  expires_in: null,
  bookings: [BOOKING],
  due_now: 0,
  paid: 36,
  balance_due: 84,
  balance_due_at: `${DAY}T06:00:00Z` as Instant,
  policy: {
    refund_tiers: [{ hours_before: 48, percent: 100 }],
    text: 'Refund when you cancel: 100% until 48 hours before the start, then nothing.',
    accepted_at: null,
    bookings: [],
  },
  payments: [
    aPayment({
      status: 'captured',
      amount: 36,
      captured: 36,
      card: { brand: 'visa', last4: '4242' },
      url: null,
    }),
  ],
  documents: [
    {
      id: 71,
      number: 'R-2026-000001',
      kind: 'receipt',
      issued_at: '2026-07-10T05:50:00Z' as Instant,
      amount: 36,
      vat: [],
      order_id: 512,
      credits: null,
      cancelled_at: null,
    },
  ],
})

export const QUOTE = {
  refund_total: 36,
  retained: 0,
  percent: 100,
  percent_until: '2026-07-14T06:00:00Z',
  lines: [],
}

/** The order of a guest, with what differs from a placed one. */
export const respondWithOrder = (order: Partial<Order> = {}) => [
  respond('get', '/api/site', { body: aPaidSite() }),
  respond('get', '/api/orders', { body: [] }),
  respond('get', '/api/orders/:id', { body: { ...PLACED, ...order } }),
  respond('get', '/api/orders/:id/refund-quote', { body: QUOTE }),
]

export const CARD = { brand: 'visa', last4: '4242' }
/** Authorized, and waiting for the business. */
export const WAITING = {
  bookings: [{ ...BOOKING, status: 'Pending' as const, paid: 0 }],
  paid: 0,
  authorized: 36,
  documents: [],
  payments: [aPayment({ status: 'authorized', amount: 36, card: CARD, url: null })],
}
