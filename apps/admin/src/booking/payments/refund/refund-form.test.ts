import { expect, test } from 'vitest'
import { buildBooking } from '../../testing/build-booking'
import { buildOrder, buildRefund } from '../../testing/payments-fixture'
import { priceAfterRefund } from './refund-form'

const confirmed = buildBooking({ status: 'Confirmed', total_price: 60 })
const order = buildOrder({ total_price: 60, paid: 50, bookings: [confirmed] })

test('what goes back of a booking that stands is off its price', () => {
  expect(priceAfterRefund(order, 5000)).toBe(1000)
  expect(priceAfterRefund(order, 1250)).toBe(4750)
})

test('what was paid beyond the price goes back first', () => {
  const overpaid = { ...order, paid: 80 }
  expect(priceAfterRefund(overpaid, 2000)).toBe(6000)
  expect(priceAfterRefund(overpaid, 3000)).toBe(5000)
})

test('of several bookings, a cancelled one or a refund that waits no price is promised', () => {
  expect(priceAfterRefund({ ...order, bookings: [confirmed, confirmed] }, 5000)).toBeUndefined()
  expect(
    priceAfterRefund({ ...order, bookings: [buildBooking({ status: 'Cancelled' })] }, 5000),
  ).toBeUndefined()
  expect(priceAfterRefund({ ...order, refunds: [buildRefund({ status: 'pending' })] }, 5000)).toBeUndefined()
})
