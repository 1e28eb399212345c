import { randomUUID } from 'node:crypto'
import { aProduct } from './builders'
import { type TestApp, testApp } from './test-app'

type Send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<Reply>
type Reply = Awaited<ReturnType<TestApp['app']['inject']>>

/** A server where payments are taken at the desk, with staff, a customer and a product. */
export async function aPaymentsFixture(settings: object = {}, options: Parameters<typeof testApp>[0] = {}) {
  const fixture = await testApp(options)
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { units: 1000, price_cents: 6000 })
  const as =
    ({ headers }: { headers: object }): Send =>
    (method, url, payload) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
        ...(payload && { payload }),
      }) as Promise<Reply>
  const [staff, own] = [as(admin), as(customer)]
  await staff('PUT', '/settings', { payments: { mode: 'desk' }, currency: 'EUR', ...settings })
  const book = async (fields: object = {}) => {
    const request = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, ...fields }
    return (await own('POST', '/bookings', request)).json()
  }
  /** A confirmed booking, and its order. */
  const sell = async (fields: object = {}) => {
    const booking = await book(fields)
    const confirmed = (await staff('PUT', `/bookings/${booking.id}`, { status: 'Confirmed' })).json()
    return { booking: confirmed, id: confirmed.id as number, order: confirmed.order_id as number }
  }
  const pay = (order: number, amount: number, method = 'cash') =>
    staff('POST', `/orders/${order}/payments`, { method, amount })
  const orderOf = async (order: number) => (await staff('GET', `/orders/${order}`)).json()
  /** What each account holds of an order, in cents. */
  const balances = async (order?: number) => {
    const rows = await db
      .selectFrom('ledger')
      .selectAll()
      .$if(order !== undefined, (query) => query.where('order_id', '=', order as number))
      .execute()
    const held: Record<string, number> = {}
    for (const { debit, credit, amount_cents } of rows) {
      held[debit] = (held[debit] ?? 0) + amount_cents
      held[credit] = (held[credit] ?? 0) - amount_cents
    }
    return Object.fromEntries(Object.entries(held).filter(([, cents]) => cents !== 0))
  }
  return { ...fixture, as, staff, own, product, customer, admin, book, sell, pay, orderOf, balances }
}
