import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import type { TestApp } from '../../../../test/support/test-app'
import { MINUTE } from '../../../platform/clock'

/** Everything until 4 hours before the start; whoever has paid nothing cancels until 24 hours before. */
const refund_tiers = [{ hours_before: 4, percent: 100 }]
const LIMIT = 'Free cancellation: until Friday, June 19, 2026, 08:00 Malta time'
const TIER = 'Free cancellation: until Saturday, June 20, 2026, 04:00 Malta time'

/** What the emails say of the booking. */
const told = async (server: TestApp) =>
  (await sentMails(server)).flatMap(({ text }) => text?.match(/^Free cancellation: .*$/m) ?? [])

test('who has paid nothing is told the limit at which a cancellation is refused, and who has paid the policy', async () => {
  const desk = await aPaymentsFixture({ payments: { mode: 'desk', refund_tiers } })
  const { sell, pay, staff } = desk
  const { id, order } = await sell()
  expect(await told(desk)).toEqual([LIMIT, LIMIT])
  await pay(order, 60)
  await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-20', slot_id: 1, guests: 2 })
  expect((await told(desk)).at(-1)).toBe(TIER)
})

test.each([
  ['a card', 100, TIER],
  ['a card for other bookings alone', 0, LIMIT],
])('what is authorized on %s follows the policy as what is paid', async (_of, deposit_percent, line) => {
  const online = await anOnlinePaymentsFixture({ auto_confirm: true, payments: { refund_tiers } })
  const { db, product, staff, item } = online
  const other = await aProduct(db, { price_cents: 6000, units: 1 })
  await staff('PUT', `/products/${product.id}/payment-terms`, { deposit_percent })
  const order = await online.startPaying([
    item(),
    item({ id_product_fk: other.id, booking_date: '2026-06-21' }),
  ])
  await online.payAtStripe(order.session)
  await online.settle(order.payments[0]?.id ?? 0)
  online.pass(3 * MINUTE)
  expect(await told(online)).toContain(line)
})

test('an order that is paid when its guests come is told the limit', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { refund_tiers, pay_at_dock: true } })
  await online.checkOut(await online.hold(), { pay: 'dock' })
  expect(await told(online)).toEqual([LIMIT])
})
