import { expect, test } from 'vitest'
import { anAddon } from '../../../../test/support/builders'
import { request, withEndpoint } from '../../../../test/support/webhook-endpoint'
import { MINUTE, SECOND } from '../../../platform/clock'
import { signOrderToken } from '../../orders/guests/order-links'

type Options = Parameters<typeof withEndpoint>[0]

/** A booking with an add-on that was just made, and what an endpoint is told of it from now on. */
async function aNewBooking(options?: Options) {
  const context = await withEndpoint(options)
  const { app, clock, db, send, customer, product, receiver } = context
  const addon = await anAddon(db, { product_id: product.id })
  const payload = { ...request(product.id), addon_ids: [addon] }
  const booked = (await send('POST', '/bookings', payload, customer)).json()
  /** All that is sent within the next minute. */
  const toldOf = async () => {
    receiver.received.length = 0
    await app.webhooks.runOnce()
    clock.advance(MINUTE)
    await app.webhooks.runOnce()
    const told = receiver.received.map(({ event }) => event)
    return told.sort((one, other) => Number(one.data.version ?? 0) - Number(other.data.version ?? 0))
  }
  return { ...context, booked, toldOf }
}

const BOOKING_EVENTS = ['created', 'confirmed', 'moved', 'cancelled', 'deleted'].map(
  (name) => `booking.${name}`,
)

test('a booking that is changed at once is told of as it was made, then of each change', async () => {
  const { send, booked, toldOf } = await aNewBooking({ events: BOOKING_EVENTS })
  await send('PUT', `/bookings/${booked.id}`, { status: 'Confirmed' })
  await send('POST', `/bookings/${booked.id}/move`, { booking_date: '2026-06-21', slot_id: 2 })
  const told = await toldOf()
  const { addons } = booked
  expect(told.map(({ type, data }) => ({ type, ...data }))).toMatchObject([
    { type: 'booking.created', version: 1, status: 'Pending', booking_date: '2026-06-20 00:00:00', addons },
    { type: 'booking.confirmed', version: 2, status: 'Confirmed', slot_id: 1, addons },
    { type: 'booking.moved', version: 3, booking_date: '2026-06-21 00:00:00', slot_id: 2, addons },
  ])
  expect(told[0]?.data).toEqual({ ...booked, source: 'site', reseller: null, version: 1, cause: 'created' })
})

test('other guests are told as a move with its own cause, a note is not', async () => {
  const { send, booked, toldOf } = await aNewBooking({ events: ['booking.moved'] })
  const place = { booking_date: '2026-06-20', slot_id: 1 }
  expect((await send('POST', `/bookings/${booked.id}/move`, { ...place, guests: 3 })).statusCode).toBe(200)
  await send('PUT', `/bookings/${booked.id}/note`, { note: 'Birthday' })
  expect((await toldOf()).map(({ data }) => data)).toMatchObject([{ version: 2, cause: 'guests', guests: 3 }])
})

test('what the customer of an account moves and cancels by an emailed link is told and logged as theirs', async () => {
  const { app, db, send, customer, product, toldOf } = await aNewBooking({
    events: ['booking.moved', 'booking.cancelled'],
  })
  await send('PUT', '/settings', { payments: { mode: 'desk' }, currency: 'EUR' })
  const { id, order_id: orderId } = (await send('POST', '/bookings', request(product.id), customer)).json()
  const token = await signOrderToken(db, app.orderTokens, { orderId, kind: 'mailed' })
  const byLink = (url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Order ${token}`, 'idempotency-key': 'by-link' },
      payload,
    })
  await byLink(`/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  const cancelled = await byLink(`/orders/${orderId}/cancel`, { booking_ids: [id], refund_total: 0 })
  expect(cancelled.json()).toMatchObject({ status: 'cancelled' })
  const { username } = (await send('GET', `/customers/${customer.id}`)).json()
  expect((await send('GET', `/history?entity=booking&id=${id}`)).json()).toMatchObject([
    { action: 'cancelled', actor: username },
    { action: 'moved', actor: username },
    { action: 'created', actor: username },
  ])
  expect((await toldOf()).map(({ type, data }) => [type, data.cause])).toEqual([
    ['booking.moved', 'moved'],
    ['booking.cancelled', 'cancelled'],
  ])
})

test('a booking that is deleted at once was made, too', async () => {
  const { send, booked, toldOf } = await aNewBooking({ events: BOOKING_EVENTS })
  await send('DELETE', `/bookings/${booked.id}`)
  const { addons } = booked
  expect((await toldOf()).map(({ type, data }) => ({ type, ...data }))).toMatchObject([
    { type: 'booking.created', version: 1, cause: 'created', addons },
    { type: 'booking.deleted', version: 2, cause: 'deleted', addons },
  ])
})

test('a deletion that is undone is never told, whether it was queued or not', async () => {
  const { app, send, clock, booked, toldOf } = await aNewBooking()
  const { id } = booked
  await send('DELETE', `/bookings/${id}`)
  await send('POST', `/bookings/${id}/undo`)
  const first = await toldOf()
  expect(first.map(({ type }) => type).sort()).toEqual(['availability.changed', 'booking.created'])

  await send('DELETE', `/bookings/${id}`)
  await app.webhooks.runOnce()
  clock.advance(9 * SECOND)
  expect((await send('POST', `/bookings/${id}/undo`)).statusCode).toBe(200)
  expect(await toldOf()).toEqual([])
})

test('undoing a deletion leaves what was to be told before it', async () => {
  const { app, send, clock, booked, toldOf } = await aNewBooking({ events: ['booking.cancelled'] })
  const { id } = booked
  await send('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  clock.advance(SECOND)
  await send('DELETE', `/bookings/${id}`)
  await app.webhooks.runOnce()
  expect((await send('POST', `/bookings/${id}/undo`)).statusCode).toBe(200)
  expect((await toldOf()).map(({ type, data }) => [type, data.id])).toEqual([['booking.cancelled', id]])
})
