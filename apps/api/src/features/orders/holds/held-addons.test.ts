import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'

const place = { booking_date: '2026-06-20', slot_id: 1 }

async function heldWithAddon() {
  const { own, staff, product, db } = await aPaymentsFixture()
  const snorkel = { id_product_fk: product.id, addon_name: 'Snorkel', included: 0, extra_price: 15 }
  const { id: addon_id } = (await staff('POST', '/addons', snorkel)).json()
  const held = await own('POST', '/orders', {
    items: [{ ...place, id_product_fk: product.id, addon_ids: [addon_id] }],
  })
  const { id, total_price } = held.json()
  const checkOut = async () => {
    const order = { total_price, due_now: 0, pay: 'dock', accept_terms: true }
    const [booking] = (await own('POST', `/orders/${id}/checkout`, order)).json().bookings
    return booking
  }
  const changeAddon = (fields: object) => staff('PUT', `/addons/${addon_id}`, fields)
  return { own, db, addon_id, checkOut, changeAddon }
}

test('add-ons are booked by the names and prices of the hold, and so is what a move costs', async () => {
  const { own, addon_id, checkOut, changeAddon } = await heldWithAddon()
  await changeAddon({ addon_name: 'Snorkel set', extra_price: 25 })
  const booking = await checkOut()
  expect(booking).toMatchObject({
    total_price: 75,
    addons: [{ addon_id, addon_name: 'Snorkel', extra_price: 15 }],
  })
  const moved = await own('POST', `/bookings/${booking.id}/move`, { ...place, booking_date: '2026-06-21' })
  expect([moved.statusCode, moved.json().total_price]).toEqual([200, 75])
})

test('an add-on that costs nothing any more was paid for where it was held before', async () => {
  const { checkOut, changeAddon } = await heldWithAddon()
  await changeAddon({ included: 1 })
  expect(await checkOut()).toMatchObject({
    total_price: 75,
    addons: [{ addon_name: 'Snorkel', extra_price: 15 }],
  })
})

test('add-ons that an earlier release has held are those of now', async () => {
  const { db, checkOut, changeAddon } = await heldWithAddon()
  await db.updateTable('order_item').set({ addons: null }).execute()
  await changeAddon({ addon_name: 'Snorkel set' })
  expect(await checkOut()).toMatchObject({
    total_price: 75,
    addons: [{ addon_name: 'Snorkel set', extra_price: 15 }],
  })
})
