import type { Order } from '@luzzu/domain/contracts'
import { settleCardPayment } from '../../src/features/orders/card-payments/settle-card-payment'
import { findOrder } from '../../src/features/orders/order.queries'
import { orNotFound } from '../../src/platform/errors/refusal'
import type { StripeGateway } from '../../src/platform/stripe/stripe-gateway'
import { aStripeFixture } from './stripe-fixture'

/** A server that is paid online by the simulator of Stripe, whose clock goes with that of the server. */
export async function anOnlinePaymentsFixture(
  settings: { payments?: object } & Record<string, unknown> = {},
) {
  const payments = { mode: 'online', ...settings.payments }
  const desk = await aStripeFixture({ ...settings, payments })
  const { app, own, db, clock, product, simulator } = desk
  const item = (fields: object = {}) => ({
    booking_date: '2026-06-20',
    id_product_fk: product.id,
    slot_id: 1,
    ...fields,
  })
  const hold = async (items: object[] = [item()]): Promise<Order> =>
    (await own('POST', '/orders', { items })).json()
  const checkOut = (order: Order, fields: object = {}) =>
    own('POST', `/orders/${order.id}/checkout`, {
      total_price: order.total_price,
      due_now: order.due_now,
      pay: 'now',
      accept_terms: true,
      ...fields,
    })
  /** An order whose customer is at the page of Stripe. */
  const startPaying = async (items?: object[]): Promise<Order & { session: string }> => {
    const reply = await checkOut(await hold(items))
    const order = reply.json() as Order
    return { ...order, session: sessionOf(order) }
  }
  const payAtStripe = (session: string, card?: string) =>
    simulator.command(`sessions/${session}/pay`, card ? { card } : {})
  const context = {
    db,
    clock,
    gateway: app.stripe as StripeGateway,
    findMoment: app.findMoment,
  }
  const settle = (paymentId: number) => settleCardPayment(context, paymentId)
  const runJobs = () => app.jobs.runDue()
  const find = async (id: number): Promise<Order> =>
    orNotFound(await findOrder(db, id, { ...(await app.findMoment()), isAdmin: true }))
  const intentOf = (session: string) => {
    const intent = simulator.account.checkout(session).session.payment_intent
    return simulator.account.intent(intent ?? '')
  }
  return {
    ...desk,
    stripe: simulator,
    webhookSecret: simulator.environment.STRIPE_WEBHOOK_SECRET,
    context,
    pass: clock.advance,
    item,
    hold,
    checkOut,
    startPaying,
    payAtStripe,
    settle,
    runJobs,
    find,
    intentOf,
  }
}

/** The session of the open payment of an order, which ends its address. */
export const sessionOf = ({ payments }: Order): string =>
  payments
    .find(({ url }) => url !== null)
    ?.url?.split('/')
    .at(-1) ?? ''
