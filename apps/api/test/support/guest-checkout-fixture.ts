import { randomUUID } from 'node:crypto'
import { aPaymentsFixture } from './payments-fixture'

export const GUEST = { username: 'Carmen Zahra', mail: 'carmen@example.com', phone: '+35679123456' }

/** A desk where visitors may book. */
export async function aGuestCheckoutFixture(
  settings: object = {},
  environment: Record<string, string> = {},
  options: Parameters<typeof aPaymentsFixture>[1] = {},
) {
  const desk = await aPaymentsFixture({ guest_checkout: true, ...settings }, { environment, ...options })
  const { app, product } = desk
  const item = (fields: object = {}) => ({
    booking_date: '2026-06-20',
    id_product_fk: product.id,
    slot_id: 1,
    ...fields,
  })
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A request with the token of an order, or without any. */
  const send = (method: Method, url: string, payload?: object, headers: object = {}) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...headers },
      ...(payload && { payload }),
    })
  const by = (token: string) => (method: Method, url: string, payload?: object) =>
    send(method, url, payload, { authorization: `Order ${token}` })
  const hold = async (items = [item()]) => (await send('POST', '/orders', { items })).json()
  const checkOut = async (
    { id, token, total_price }: { id: number; token: string; total_price: number },
    fields: object = {},
  ) =>
    by(token)('POST', `/orders/${id}/checkout`, {
      customer: GUEST,
      total_price,
      due_now: 0,
      pay: 'dock',
      accept_terms: true,
      ...fields,
    })
  /** A placed order of a guest. */
  const order = async (items = [item()], fields: object = {}) => {
    const held = await hold(items)
    const placed = (await checkOut(held, fields)).json()
    return { id: held.id as number, token: held.token as string, booking: placed.bookings[0].id as number }
  }
  return { ...desk, item, send, by, hold, checkOut, order }
}
