import type { OperationKey } from '@luzzu/domain/contracts'
import { type Case, json, keyed, to } from './matrix-case'

/** Orders, payments, documents and reports. */
export const PAYMENT_CASES = {
  // It has none yet.
  'POST /bookings/:id/order': {
    send: async (fixture) => to(`/bookings/${await fixture.spareBooking('own')}/order`),
    expected: { admin: 201 },
  },
  'GET /orders': { send: async () => to('/orders'), expected: { other: 200 } },
  'GET /orders/:id': async (fixture, about) => to(`/orders/${await fixture.order(about)}`),
  'GET /orders/:id/refund-quote': async (fixture, about) =>
    to(`/orders/${await fixture.order(about)}/refund-quote?booking_ids=${fixture.bookings[about]}`),
  'POST /orders/:id/cancel': async (fixture, about) => {
    const { order, booking } = await fixture.spareOrder(about)
    return {
      ...to(`/orders/${order}/cancel`),
      ...keyed({ booking_ids: [booking], refund_total: 0 }),
    }
  },
  // Staff have two on hold after that, and no more.
  'POST /orders': {
    send: (fixture, about) => ({ ...to('/orders'), ...json({ items: [fixture.bookingInput(about)] }) }),
    expected: { other: 201 },
  },
  'PUT /orders/:id/items': async (fixture, about) => ({
    ...to(`/orders/${await fixture.heldOrder(about)}/items`),
    ...json({ items: [fixture.bookingInput('own')] }),
  }),
  'DELETE /orders/:id': async (fixture, about) => to(`/orders/${await fixture.heldOrder(about)}`),
  // Staff book for customers in another way.
  'POST /orders/:id/extend': {
    send: async (fixture, about) => to(`/orders/${await fixture.heldOrder(about)}/extend`),
    expected: { admin: 403 },
  },
  'POST /orders/:id/checkout': {
    send: async (fixture, about) => ({
      ...to(`/orders/${await fixture.heldOrder(about)}/checkout`),
      ...keyed({ total_price: 120, due_now: 0, pay: 'dock', accept_terms: true }),
    }),
    expected: { admin: 403 },
  },
  // Nothing is paid online here.
  'POST /orders/:id/pay': {
    send: async (fixture, about) => ({ ...to(`/orders/${await fixture.order(about)}/pay`), ...keyed({}) }),
    expected: { own: 409, admin: 409 },
  },
  'GET /orders/:id/payment-status': {
    send: async (fixture, about) => to(`/orders/${await fixture.order(about)}/payment-status`),
    expected: { own: 404, admin: 404 },
  },
  'GET /payment-status': {
    send: () => to('/payment-status?session=cs_test_unknown'),
    expected: { visitor: 404, own: 404, other: 404, admin: 404 },
  },
  'POST /webhooks/stripe': {
    send: () => ({ ...to('/webhooks/stripe'), ...json({}) }),
    expected: { visitor: 404, own: 404, other: 404, admin: 404 },
  },
  'POST /orders/:id/link': async (fixture) => to(`/orders/${await fixture.order('own')}/link`),
  'POST /order-links': () => ({ ...to('/order-links'), ...json({ mail: 'nobody@example.com' }) }),
  // The token is wrong.
  'POST /orders/claim': {
    send: () => ({ ...to('/orders/claim'), ...json({ token: 'wrong' }) }),
    expected: { own: 404, other: 404, admin: 404 },
  },
  'POST /orders/:id/payments': async (fixture) => ({
    ...to(`/orders/${(await fixture.spareOrder('own')).order}/payments`),
    ...keyed({ method: 'cash', amount: 10 }),
  }),
  // Nothing was paid.
  'POST /orders/:id/refunds': {
    send: async (fixture) => ({
      ...to(`/orders/${await fixture.order('own')}/refunds`),
      ...keyed({ method: 'cash', amount: 10 }),
    }),
    expected: { admin: 409 },
  },
  'POST /payments/:id/reverse': async (fixture) => ({
    ...to(`/payments/${await fixture.payment()}/reverse`),
    ...keyed({}),
  }),
  'POST /bookings/:id/damage-deposit': async (fixture) => ({
    ...to(`/bookings/${await fixture.confirmedBooking()}/damage-deposit`),
    ...keyed({ method: 'cash', amount: 100 }),
  }),
  'GET /damage-deposits/:id': async (fixture) => to(`/damage-deposits/${await fixture.damageDeposit()}`),
  'POST /damage-deposits/:id/capture': async (fixture) => ({
    ...to(`/damage-deposits/${await fixture.damageDeposit()}/capture`),
    ...keyed({ amount: 10, reason: 'A lost paddle' }),
  }),
  'POST /damage-deposits/:id/release': async (fixture) => ({
    ...to(`/damage-deposits/${await fixture.damageDeposit()}/release`),
    ...keyed({}),
  }),
  'GET /products/:id/payment-terms': (fixture) => to(`/products/${fixture.product.id}/payment-terms`),
  'PUT /products/:id/payment-terms': (fixture) => ({
    ...to(`/products/${fixture.product.id}/payment-terms`),
    ...json({ vat_percent: 18 }),
  }),
  'GET /ledger': () => to('/ledger'),
  'GET /payments/attention': () => to('/payments/attention'),
  'GET /payments/attention/settled': () => to('/payments/attention/settled'),
  // Nothing is wrong.
  'POST /payments/attention/:id/settle': {
    send: () => ({ ...to('/payments/attention/9999/settle'), ...json({ note: 'Settled' }) }),
    expected: { admin: 404 },
  },
  'GET /payments': () => to('/payments'),
  'GET /payments/balances': () => to('/payments/balances'),
  'GET /payments/gateway': () => to('/payments/gateway'),
  'GET /documents': () => to('/documents'),
  'GET /documents/:id.pdf': async (fixture, about) => to(`/documents/${await fixture.document(about)}.pdf`),
  'GET /cash-ups/:date': () => to('/cash-ups/2026-06-10'),
  'POST /cash-ups': (fixture) => ({
    ...to('/cash-ups'),
    ...keyed({ date: fixture.pastDay(), counted: { cash: 0, terminal: 0, bank: 0 } }),
  }),
  'GET /reports/money': () => to('/reports/money'),
  'GET /reports/bookings': () => to('/reports/bookings'),
} satisfies Partial<Record<OperationKey, Case>>
