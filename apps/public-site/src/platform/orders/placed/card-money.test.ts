import { expect, test } from 'vitest'
import { aBooking } from '../../testing/a-booking'
import { anOrder, aPayment } from '../../testing/an-order'
import { cardMoneyOf, releasedWith } from './card-money'

const card = { brand: 'visa', last4: '4242' }
const authorized = aPayment({ status: 'authorized', amount: 95, card, url: null })

test('what is authorized is held until the bookings are decided', () => {
  const order = anOrder({ status: 'placed', authorized: 95, payments: [authorized] })
  expect(cardMoneyOf(order)).toEqual({ held: 95, released: 0 })
})

test('nothing is held any more for an order that is cancelled, before and after Stripe has released it', () => {
  const released = { held: 0, released: 95 }
  const cancelled = anOrder({ status: 'cancelled', authorized: 95, payments: [authorized] })
  expect(cardMoneyOf(cancelled)).toEqual(released)
  const payments = [aPayment({ status: 'voided', amount: 95, card, url: null })]
  expect(cardMoneyOf({ ...cancelled, authorized: 0, payments })).toEqual(released)
})

test('what was captured in part is released for the rest; what was never authorized is not', () => {
  const payments = [
    aPayment({ status: 'captured', amount: 95, captured: 60.1, card, url: null }),
    aPayment({ status: 'voided', amount: 50, url: null }),
    aPayment({ method: 'cash', status: 'voided', amount: 20, url: null }),
  ]
  expect(cardMoneyOf(anOrder({ status: 'placed', payments }))).toEqual({ held: 0, released: 34.9 })
})

test('a cancelled booking releases its price where all is held, and everything as the last one', () => {
  const bookings = [aBooking({ id: 1, total_price: 60 }), aBooking({ id: 2, total_price: 18 })]
  const order = anOrder({ status: 'placed', total_price: 78, authorized: 78, bookings })
  expect(releasedWith(2, order)).toBe(18)
  expect(releasedWith(2, { ...order, authorized: 30 })).toBeUndefined()
  const [first] = bookings
  expect(releasedWith(1, { ...order, total_price: 60, bookings: first ? [first] : [] })).toBe(78)
})
