import type { Booking } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../test/support/online-payments-fixture'
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

test('what is paid says until when all of it comes back, a cancelled booking nothing, and others until the limit', async () => {
  const refund_tiers = [{ hours_before: 48, percent: 100 }]
  const { own, sell, pay, customer } = await aPaymentsFixture({ payments: { mode: 'desk', refund_tiers } })
  const freeUntil = async () => {
    const [booking] = (await own('GET', `/bookings/user/${customer.id}`)).json()
    return booking.free_until
  }
  const sold = await sell()
  expect(await freeUntil()).toBe('2026-06-19T06:00:00.000Z')
  await pay(sold.order, 20.5)
  expect(await freeUntil()).toBe('2026-06-18T06:00:00.000Z')
  await own('POST', `/orders/${sold.order}/cancel`, { booking_ids: [sold.id], refund_total: 20.5 })
  expect(await freeUntil()).toBeNull()
})

test('what is on hold on a card says the same as once it is charged, and nothing once that has passed', async () => {
  const refund_tiers = [{ hours_before: 96, percent: 100 }]
  const online = await anOnlinePaymentsFixture({ payments: { refund_tiers } })
  const { own, staff, customer, startPaying, item, payAtStripe, settle } = online
  const order = await startPaying([item(), item({ booking_date: '2026-06-12' })])
  await payAtStripe(order.session)
  const payment = order.payments[0]?.id ?? 0
  await settle(payment)
  const bookings = async (): Promise<Booking[]> => (await own('GET', `/bookings/user/${customer.id}`)).json()
  const told = async () => (await bookings()).map(({ status, free_until }) => [status, free_until])
  expect(await told()).toEqual([
    ['Pending', null],
    ['Pending', '2026-06-16T06:00:00.000Z'],
  ])
  for (const { id } of await bookings()) await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await settle(payment)
  expect(await told()).toEqual([
    ['Confirmed', null],
    ['Confirmed', '2026-06-16T06:00:00.000Z'],
  ])
})

test('staff read what is on hold on a card for each booking, until it is answered; customers do not', async () => {
  const online = await anOnlinePaymentsFixture()
  const { staff, own, customer, startPaying, item, payAtStripe, settle } = online
  const order = await startPaying([item(), item({ booking_date: '2026-06-21' })])
  await payAtStripe(order.session)
  await settle(order.payments[0]?.id ?? 0)
  const holds = async (url: string) => (await staff('GET', url)).json().map((row: Booking) => row.authorized)
  for (const url of ['/bookings', '/bookings?limit=10']) expect(await holds(url)).toEqual([60, 60])
  const [{ id }, other] = (await own('GET', `/bookings/user/${customer.id}`)).json()
  expect(other).not.toHaveProperty('authorized')
  expect((await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })).json()).toMatchObject({
    authorized: 60,
  })
  await staff('PUT', `/bookings/${other.id}`, { status: 'Confirmed' })
  await settle(order.payments[0]?.id ?? 0)
  expect(await holds('/bookings')).toEqual([0, 0])
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
        .filter((key: string) => /order|paid|due|free|authorized/.test(key)),
    ).toEqual([])
})
