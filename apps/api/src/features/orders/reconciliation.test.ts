import { expect, test } from 'vitest'
import { aCardDesk } from '../../../test/support/card-desk'

const HOUR = 3601

test('what was refunded in the dashboard of Stripe is booked, with its credit note', async () => {
  const { sell, payByCard, pass, simulator, orderOf, balances, attention } = await aCardDesk()
  const { order } = await sell()
  await payByCard(order, 60)
  const [charge] = simulator.account.charges.values()
  await simulator.command(`charges/${charge?.id}/refund`, { amount: 1500 })
  await pass(HOUR)
  await pass(HOUR)
  expect(await orderOf(order)).toMatchObject({
    paid: 60,
    refunded: 15,
    balance_due: 0,
    refunds: [{ amount: 15, method: 'card', status: 'succeeded' }],
    documents: [{ kind: 'receipt' }, { kind: 'credit_note', amount: 15 }],
  })
  expect(await balances(order)).toEqual({ sales: -4500, stripe: 4500 })
  expect(await attention()).toEqual([])
})

test('a refund that has failed days later, and of which no webhook came, is found', async () => {
  const { sell, staff, payByCard, pass, simulator, orderOf } = await aCardDesk()
  const { order } = await sell()
  await payByCard(order, 60)
  await staff('POST', `/orders/${order}/refunds`, { amount: 15, method: 'cash', reason: 'Rain' })
  await pass(31)
  const refund = [...simulator.account.refunds.values()].find(({ metadata }) => metadata?.refund)
  await pass(3 * 24 * HOUR)
  await simulator.command(`refunds/${refund?.id}/settle`, { status: 'failed' })
  await pass(HOUR)
  expect(await orderOf(order)).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }] })
})

test.each([
  ['won', { sales: -6000, stripe: 6000 }],
  ['lost', { sales: -6000, disputes: 6000 }],
])('a disputed payment needs attention until the dispute is %s', async (status, left) => {
  const { sell, payByCard, pass, simulator, balances, attention, mailsTo } = await aCardDesk()
  const { order } = await sell()
  const payment = await payByCard(order, 60, '4000000000000259')
  await pass(HOUR)
  await pass(31)
  expect(await attention()).toMatchObject([
    { kind: 'dispute', order_id: order, payment_id: payment, amount: 60 },
  ])
  expect(await mailsTo('payment-attention')).toHaveLength(1)
  expect(await balances(order)).toEqual({ sales: -6000, disputes: 6000 })
  const [dispute] = simulator.account.disputes.values()
  await simulator.command(`disputes/${dispute?.id}/close`, { status })
  await pass(HOUR)
  expect(await attention()).toEqual([])
  expect(await balances(order)).toEqual(left)
})
