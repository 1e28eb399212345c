import { expect, test } from 'vitest'
import { aCardPaymentsFixture } from '../../../../test/support/card-payments-fixture'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { reconcileRefund } from './reconcile-refunds'

const HOUR = 3601

test('what the dashboard refunds while all of it is on its way back is booked once ours has failed for it', async () => {
  const desk = await aCardPaymentsFixture()
  const { sell, staff, payByCard, pass, simulator, app, db, balances, attention } = desk
  const { id, order } = await sell()
  await payByCard(order, 60)
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  const [charge] = simulator.account.charges.values()
  await simulator.command(`charges/${charge?.id}/refund`, { amount: 1500 })
  const [refund] = simulator.account.refunds.values()
  const gateway = app.stripe as StripeGateway
  await reconcileRefund(refund?.id ?? '', { db, gateway, moment: await app.findMoment() })
  expect(await attention()).toMatchObject([{ kind: 'mismatch', order_id: order, amount: 15 }])

  await pass(HOUR)
  await pass(HOUR)
  expect(await attention()).toMatchObject([{ kind: 'refund-failed', amount: 45 }])
  const rest = { amount: 45, method: 'bank', reason: 'The card is closed' }
  const again = desk.as(await desk.signedIn({ admin: true }))
  expect((await again('POST', `/orders/${order}/refunds`, rest)).statusCode).toBe(201)
  expect(await attention()).toEqual([])
  expect(await balances(order)).toEqual({ stripe: 4500, bank: -4500 })
})

test('what the dashboard refunds of an order that has expired is booked, and the rest given back otherwise', async () => {
  const online = await anOnlinePaymentsFixture()
  const { simulator, clock, staff } = online
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  const { id, latest_charge } = online.intentOf(order.session)
  await simulator.command(`payment_intents/${id}/capture`)
  await simulator.command(`charges/${latest_charge}/refund`, { amount: 1500 })
  const attention = async () => (await staff('GET', '/payments/attention')).json()
  await online.runJobs()
  clock.advance(HOUR * 1000)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({ status: 'expired', paid: 60, refunded: 15 })
  expect(await attention()).toMatchObject([{ kind: 'refund-failed', order_id: order.id, amount: 45 }])

  const rest = { amount: 45, method: 'bank', reason: 'Paid by mistake' }
  expect((await staff('POST', `/orders/${order.id}/refunds`, rest)).statusCode).toBe(201)
  expect(await attention()).toEqual([])
  expect(await online.balances()).toEqual({ stripe: 4500, bank: -4500 })
})
