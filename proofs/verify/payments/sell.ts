import { randomUUID } from 'node:crypto'
import { daysFromNow, register, type Send } from '../../support/product'

type Sale = { booking: number; order: number }

/** Turns payments at the desk on, and sells confirmed bookings of one customer, one a day. */
export async function sell(send: Send, url: string, token: string, count: number): Promise<Sale[]> {
  const staff = async (method: string, path: string, payload: object) => {
    const { status, body } = await send(`${url}/api${path}`, { method, token, payload })
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${body}`)
    return JSON.parse(body)
  }
  await staff('PUT', '/settings', { payments: { mode: 'desk' }, vat_percent: 18 })
  const guest = await register(send, url, `guest-${randomUUID()}`)
  const sales: Sale[] = []
  for (let day = 1; day <= count; day += 1) {
    const payload = { booking_date: daysFromNow(day), id_product_fk: 1, slot_id: 1 }
    const made = await send(`${url}/api/bookings`, { method: 'POST', token: guest.token, payload })
    const { id } = JSON.parse(made.body)
    const { order_id } = await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    sales.push({ booking: id, order: order_id })
  }
  return sales
}

/** Records a payment in cash. */
export const pay = (send: Send, url: string, token: string, { order }: Sale, amount: number) =>
  send(`${url}/api/orders/${order}/payments`, {
    method: 'POST',
    token,
    key: randomUUID(),
    payload: { method: 'cash', amount },
  })
