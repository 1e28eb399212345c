import { expect, test } from 'vitest'
import type { OrderMoney } from '../../payments/order-money.queries'
import { allocateRefund } from './refund-order'

const row = (booking_id: number, fields: object) => ({
  booking_id,
  status: 'Confirmed',
  total_cents: 6000,
  allowance_cents: 0,
  retained_cents: 0,
  paid_cents: 0,
  ...fields,
})

const money = {
  bookings: [
    row(1, { paid_cents: 6219 }),
    row(2, { status: null, total_cents: null, paid_cents: 146, retained_cents: 111 }),
    row(3, { status: 'Cancelled', paid_cents: 65 }),
  ],
} as OrderMoney
const paid = money.bookings.map(({ booking_id: id, paid_cents: cents }) => ({ id, cents }))

test.each([
  [
    'places that do not take place first',
    100,
    [
      [2, 35],
      [3, 65],
    ],
  ],
  [
    'then what was paid above a price',
    319,
    [
      [1, 219],
      [2, 35],
      [3, 65],
    ],
  ],
  [
    'then what is off the price, or was kept',
    6430,
    [
      [1, 6219],
      [2, 146],
      [3, 65],
    ],
  ],
])('of what goes back %s', (_what, cents, shares) => {
  expect(allocateRefund(money, cents, paid).map((share) => [share.id, share.cents])).toEqual(shares)
})
