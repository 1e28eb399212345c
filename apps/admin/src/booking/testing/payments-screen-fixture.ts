import type { Instant } from '@luzzu/domain'
import { respond } from '@luzzu/ui/screens'
import { buildBooking } from './build-booking'
import { buildDocument, buildOrder, buildReceived, buildRefund, SITE_WITH_DESK } from './payments-fixture'

export const AT_DESK = respond('get', '/api/site', { body: SITE_WITH_DESK })
const DOCUMENTS = [
  buildDocument({ id: 73, number: 'R-2026-000002', amount: 1280.5 }),
  buildDocument({
    id: 72,
    number: 'C-2026-000001',
    kind: 'credit_note',
    amount: 20,
    credits: 'R-2026-000001',
    cancelled_at: '2026-07-10T06:00:08Z' as Instant,
  }),
  buildDocument(),
].map((document) => ({
  ...document,
  username: 'Ġorġ Żammit',
  booking: { id: 24, product_name: 'Painted Luzzu', booking_date: '2026-07-16', slot_name: 'Morning' },
  bookings: 1,
}))
const BALANCES = [
  {
    order_id: 498,
    booking_id: 19,
    username: 'Chiara Ricci',
    phone: '+35679111111',
    product_name: 'Gozo Sea Kayak',
    booking_date: '2026-07-09',
    slot_name: 'Afternoon',
    bookings: 1,
    paid: 0,
    balance_due: 45,
    balance_due_at: '2026-07-09T11:00:00.000Z',
  },
  {
    order_id: 512,
    booking_id: 24,
    username: 'Ġorġ Żammit',
    phone: null,
    product_name: 'Painted Luzzu',
    booking_date: '2099-07-16',
    slot_name: 'Morning',
    bookings: 3,
    paid: 40,
    balance_due: 1280.5,
    balance_due_at: '2099-07-14T06:00:00.000Z',
  },
]
const PAYMENTS = [
  buildReceived({
    id: 32,
    method: 'terminal',
    reference: 'Slip 0815',
    refunded: 20,
    username: 'Chiara Ricci',
  }),
  buildReceived({ status: 'voided', order_id: 498, username: 'Chiara Ricci' }),
]
/** Of guests whose bookings were called off. */
export const PENDING_REFUNDS = [
  buildReceived({
    refunded: 60,
    refund_pending: 60,
    pending_refunds: [buildRefund({ id: 5, amount: 60, status: 'pending', reason: 'A gale is forecast.' })],
  }),
  buildReceived({
    id: 30,
    order_id: 498,
    username: 'Chiara Ricci',
    method: 'bank',
    refunded: 45,
    refund_pending: 25,
    pending_refunds: [buildRefund({ id: 6, amount: 25, method: 'bank', status: 'pending' })],
  }),
]
/** The money of a business that takes payments at its desk. */
export const DESK = [
  AT_DESK,
  respond('get', '/api/payments/balances', { body: BALANCES }),
  respond('get', '/api/payments', { body: PAYMENTS }),
  respond('get', '/api/payments/attention', { body: [] }),
  respond('get', '/api/payments/attention/settled', { body: [] }),
  respond('get', '/api/documents', { body: DOCUMENTS }),
  respond('get', '/api/orders/:id', {
    body: buildOrder({
      total_price: 1320.5,
      paid: 40,
      balance_due: 1280.5,
      bookings: [
        buildBooking({
          id: 24,
          username: 'Ġorġ Żammit',
          status: 'Confirmed',
          order_id: 512,
          balance_due: 60,
        }),
      ],
    }),
  }),
]
