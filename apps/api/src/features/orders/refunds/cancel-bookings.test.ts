import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'

/** A booking that was paid in cash, and how staff cancel it as they have seen it. */
async function aPaidBooking() {
  const desk = await aPaymentsFixture()
  const { app, admin, sell, pay } = desk
  const { id, order, booking } = await sell()
  await pay(order, 60)
  const cancel = (ifMatch?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/orders/${order}/cancel`,
      headers: {
        ...admin.headers,
        'idempotency-key': randomUUID(),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      payload: { booking_ids: [id], refund_total: 60 },
    })
  return { ...desk, id, order, etag: booking.etag as string, cancel }
}

test('a paid booking that was moved meanwhile is not cancelled unseen', async () => {
  const { own, staff, orderOf, balances, id, order, etag, cancel } = await aPaidBooking()
  const moved = await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  expect(moved.statusCode).toBe(200)
  const before = await balances(order)
  const refused = await cancel(etag)
  expect([refused.statusCode, refused.json().type]).toEqual([412, '/problems/precondition-failed'])
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 0, documents: [{ kind: 'receipt' }] })
  expect(await balances(order)).toEqual(before)
  const { etag: latest } = (await staff('GET', `/bookings/${id}`)).json()
  expect((await cancel(latest)).statusCode).toBe(200)
  // As for one that is not paid: somebody else has cancelled it.
  expect((await cancel(latest)).statusCode).toBe(412)
})

test('without If-Match a paid booking is cancelled whatever happened to it', async () => {
  const { own, id, cancel } = await aPaidBooking()
  await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  expect((await cancel()).statusCode).toBe(200)
  expect((await cancel()).json().type).toBe('/problems/invalid-state')
})
