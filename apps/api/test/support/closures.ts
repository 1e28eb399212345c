import { aBooking, aProduct } from './builders'
import { testApp } from './test-app'

export const DAY = '2026-06-20'

export async function withStaff(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { units: 2 })
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers: admin.headers, ...(payload && { payload }) })
  const close = (fields: object = {}) =>
    send('POST', '/closures', { from_date: DAY, to_date: DAY, product_id: product.id, ...fields })
  const book = (slot_id: number, fields: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: { booking_date: DAY, id_product_fk: product.id, slot_id, ...fields },
    })
  const slots = async (id = product.id) => {
    const days = await send('GET', `/products/${id}/availability?from=${DAY}&to=${DAY}`)
    return days.json()[0].slots
  }
  const statusOf = async (id: number) => (await send('GET', `/bookings/${id}`)).json().status
  const booked = async (slot_id: 1 | 2 | 3, fields: object = {}) =>
    aBooking(db, { account_id: customer.id, product, slot_id, booking_date: DAY, ...fields })
  return { ...fixture, fixture, admin, customer, product, send, close, book, slots, statusOf, booked }
}
