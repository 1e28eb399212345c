import type { Booking } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

const moneyOf = ({ id, order_id, paid, balance_due }: Booking) => ({ id, order_id, paid, balance_due })

test('every list of bookings says what is paid and due, the streamed one as the pages do', async () => {
  const { staff, own, sell, book, pay, customer } = await aPaymentsFixture()
  const sold = await sell()
  await pay(sold.order, 20.5)
  const requested = await book({ booking_date: '2026-06-21' })
  const streamed = (await staff('GET', '/bookings')).json()
  expect(streamed.map(moneyOf)).toEqual([
    { id: requested.id, order_id: requested.order_id, paid: 0, balance_due: 60 },
    { id: sold.id, order_id: sold.order, paid: 20.5, balance_due: 39.5 },
  ])
  expect((await staff('GET', '/bookings?limit=10')).json()).toEqual(streamed)
  const ofCustomer = (await own('GET', `/bookings/user/${customer.id}`)).json()
  expect(new Set(ofCustomer.map(moneyOf))).toEqual(new Set(streamed.map(moneyOf)))
})

test('what is paid says until when all of it comes back, and a cancelled booking nothing', async () => {
  const { own, sell, pay, customer } = await aPaymentsFixture()
  const freeUntil = async () => {
    const [booking] = (await own('GET', `/bookings/user/${customer.id}`)).json()
    return booking.free_until
  }
  const sold = await sell()
  expect(await freeUntil()).toBeNull()
  await pay(sold.order, 20.5)
  expect(await freeUntil()).toBe('2026-06-19T06:00:00.000Z')
  await own('POST', `/orders/${sold.order}/cancel`, { booking_ids: [sold.id], refund_total: 20.5 })
  expect(await freeUntil()).toBeNull()
})

test('no list says it while payments are off', async () => {
  const { staff, sell } = await aPaymentsFixture()
  await sell()
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  for (const url of ['/bookings', '/bookings?limit=10'])
    expect(
      (await staff('GET', url))
        .json()
        .flatMap(Object.keys)
        .filter((key: string) => /order|paid|due|free/.test(key)),
    ).toEqual([])
})
