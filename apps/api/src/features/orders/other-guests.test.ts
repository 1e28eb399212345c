import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

/** A confirmed booking for four guests, each of whom costs 60, which was paid. */
async function withPaidBooking() {
  const fixture = await aPaymentsFixture()
  const { staff, product, sell, pay } = fixture
  await staff('PUT', `/products/${product.id}/pricing`, { charge: 'per_person', slot_prices: [], rules: [] })
  const sold = await sell({ guests: 4, total_price: 240 })
  await pay(sold.order, 240)
  const change = (guests: number) =>
    staff('POST', `/bookings/${sold.id}/move`, {
      booking_date: '2026-06-20',
      slot_id: 1,
      guests,
      total_price: guests * 60,
    })
  return { ...fixture, ...sold, change }
}

test('what more guests add to a paid booking is due', async () => {
  const { change, orderOf, order, staff } = await withPaidBooking()
  expect((await change(5)).json()).toMatchObject({ guests: 5, total_price: 300, paid: 240, balance_due: 60 })
  expect(await orderOf(order)).toMatchObject({ paid: 240, balance_due: 60 })
  expect((await staff('GET', '/payments/balances')).json()).toMatchObject([
    { order_id: order, balance_due: 60 },
  ])
})

test('what fewer guests save goes back in full', async () => {
  const { change, orderOf, order } = await withPaidBooking()
  expect((await change(3)).json()).toMatchObject({ guests: 3, total_price: 180, balance_due: 0 })
  expect(await orderOf(order)).toMatchObject({ refunded: 60, balance_due: 0 })
})
