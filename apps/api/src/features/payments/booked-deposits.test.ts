import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

const DAY = '2026-06-12'

async function aDay() {
  const desk = await aPaymentsFixture()
  const { staff, sell, db } = desk
  /** The damage deposits of the day’s bookings, by their ids. */
  const shown = async (): Promise<Record<number, unknown>> => {
    const entries = (await staff('GET', `/manifests/${DAY}`)).json()
    return Object.fromEntries(
      entries.map((entry: { id: number; damage_deposit?: unknown }) => [entry.id, entry.damage_deposit]),
    )
  }
  const ask = (damage_deposit: number | null) =>
    staff('PUT', `/products/${desk.product.id}/payment-terms`, { damage_deposit })
  const take = async (id: number) =>
    (await staff('POST', `/bookings/${id}/damage-deposit`, { method: 'cash', amount: 150 })).json()
      .id as number
  /** Leaves it to a card, as Stripe would answer. */
  const onCard = (id: number, fields: object = {}) =>
    db
      .updateTable('damage_deposit')
      .set({ method: 'card', ...fields })
      .where('id', '=', id)
      .execute()
  return { ...desk, shown, ask, take, onCard, book: () => sell({ booking_date: DAY }) }
}

test('the day tells what is due as a damage deposit, and what is held', async () => {
  const { shown, ask, take, book, staff } = await aDay()
  await ask(200)
  const [{ id }, other] = [await book(), await book()]
  const due = { due: 200, open: 0, held: 0 }
  expect(await shown()).toEqual({ [id]: due, [other.id]: due })
  const [deposit, kept] = [await take(id), await take(other.id)]
  await staff('POST', `/damage-deposits/${kept}/capture`, { amount: 50, reason: 'A paddle' })
  expect(await shown()).toEqual({ [id]: { due: 0, open: 0, held: 150 }, [other.id]: null })
  await staff('POST', `/damage-deposits/${deposit}/release`)
  expect(await shown()).toEqual({ [id]: null, [other.id]: null })
})

test('a booking of a deleted product still tells what it asks for', async () => {
  const { shown, ask, book, staff, product } = await aDay()
  await ask(200)
  const { id } = await book()
  await staff('DELETE', `/products/${product.id}`)
  expect(await shown()).toEqual({ [id]: { due: 200, open: 0, held: 0 } })
  const terms = await staff('GET', `/products/${product.id}/payment-terms`)
  expect([terms.statusCode, terms.json().damage_deposit]).toEqual([200, 200])
  expect((await staff('GET', '/products/999/payment-terms')).statusCode).toBe(404)
})

test('a booking asks for the damage deposit of when it was sold', async () => {
  const { shown, ask, book, orderOf } = await aDay()
  const before = await book()
  await ask(200)
  const { id, order } = await book()
  await ask(300)
  expect(await shown()).toEqual({ [before.id]: null, [id]: { due: 200, open: 0, held: 0 } })
  const agreed = async (of: number) => (await orderOf(of)).policy.bookings[0].damage_deposit
  expect([await agreed(before.order), await agreed(order)]).toEqual([null, 200])
})

test('one of an earlier release asks for that of its product', async () => {
  const { shown, ask, book, db, orderOf } = await aDay()
  const { id, order } = await book()
  await db.updateTable('order_booking').set({ damage_deposit_cents: null }).execute()
  await ask(300)
  expect(await shown()).toEqual({ [id]: { due: 300, open: 0, held: 0 } })
  expect((await orderOf(order)).policy.bookings[0]).not.toHaveProperty('damage_deposit')
})

test('what guests have not left on a card is open, and then due again', async () => {
  const { shown, ask, take, onCard, book } = await aDay()
  await ask(200)
  const { id } = await book()
  const deposit = await take(id)
  await onCard(deposit)
  expect(await shown()).toEqual({ [id]: { due: 0, open: 150, held: 0 } })
  await onCard(deposit, { status: 'released' })
  expect(await shown()).toEqual({ [id]: { due: 200, open: 0, held: 0 } })
})

test('no day tells it while payments are off', async () => {
  const { shown, ask, book, staff } = await aDay()
  await ask(200)
  const { id } = await book()
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect(await shown()).toEqual({ [id]: undefined })
})
