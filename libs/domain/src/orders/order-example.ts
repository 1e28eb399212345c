import { BOOKING_EXAMPLE } from '../bookings/booking-example'

/** Examples of the document of the API. */
export const ORDER_TOKEN_EXAMPLE = '512.1.b.OY7vO3pHqk1y0Zb0dYxv2m3hVwq6m9fQyWb2kq1T0aE'

export const PAYMENT_EXAMPLE = {
  id: 31,
  method: 'cash',
  status: 'captured',
  amount: 135,
  captured: 135,
  refunded: 0,
  card: null,
  url: null,
  reference: null,
  created_at: '2026-07-10T05:50:00.000Z',
}

export const REFUND_EXAMPLE = {
  id: 4,
  amount: 35,
  method: 'cash',
  status: 'succeeded',
  reason: 'The engine failed after an hour.',
  created_at: '2026-07-10T10:05:00.000Z',
}

export const DAMAGE_DEPOSIT_EXAMPLE = {
  id: 9,
  booking_id: 1278,
  method: 'cash',
  amount: 200,
  status: 'held',
  captured: 0,
  url: null,
  authorized_at: null,
  lapses_at: null,
  reason: null,
  created_at: '2026-07-10T05:51:00.000Z',
}

export const ORDER_EXAMPLE = {
  id: 512,
  status: 'placed',
  currency: 'EUR',
  expires_at: null,
  expires_in: null,
  customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: '+35679000000' },
  items: [],
  bookings: [{ ...BOOKING_EXAMPLE, status: 'Confirmed', order_id: 512, paid: 135, balance_due: 0 }],
  total_price: 135,
  due_now: 0,
  authorized: 0,
  paid: 135,
  refunded: 0,
  balance_due: 0,
  balance_due_at: '2026-07-10T06:00:00.000Z',
  policy: {
    refund_tiers: [{ hours_before: 24, percent: 100 }],
    text: 'Refund when you cancel: 100% until 24 hours before the start, then nothing.',
    accepted_at: '2026-06-18T07:42:00.000Z',
    bookings: [{ booking_id: 1278, refund_tiers: [{ hours_before: 24, percent: 100 }], damage_deposit: 200 }],
  },
  payments: [PAYMENT_EXAMPLE],
  refunds: [],
  documents: [],
  damage_deposits: [],
}
