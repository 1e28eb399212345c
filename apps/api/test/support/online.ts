import type { Order } from '@luzzu/domain/contracts'
import { onTestFinished } from 'vitest'
import {
  SIMULATED_WEBHOOK_SECRET,
  startStripeSimulator,
} from '../../../../tools/stripe-simulator/start-stripe-simulator'
import { settleCardPayment } from '../../src/features/orders/card-payments/settle-card-payment'
import { SECOND } from '../../src/platform/clock'
import type { StripeGateway } from '../../src/platform/stripe/stripe-gateway'
import { aDesk } from './desk'

/** A server that is paid online by the simulator of Stripe, whose clock goes with that of the server. */
export async function anOnlineDesk(settings: { payments?: object } & Record<string, unknown> = {}) {
  const stripe = await startStripeSimulator()
  onTestFinished(() => stripe.close())
  const payments = { mode: 'online', ...settings.payments }
  const desk = await aDesk(
    { ...settings, payments },
    { environment: { ...stripe.environment, SITE_URL: 'https://boats.example.com' } },
  )
  const { app, own, staff, db, clock, product } = desk
  const moveStripe = (milliseconds: number) =>
    stripe.command('clock', { advance_seconds: Math.round(milliseconds / SECOND) })
  await moveStripe(clock.now().getTime() - Date.now())

  /** Lets time pass here and there. */
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await moveStripe(milliseconds)
  }
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
    stripe.command(`sessions/${session}/pay`, card ? { card } : {})
  const context = {
    db,
    clock,
    gateway: app.stripe as StripeGateway,
    findMoment: app.findMoment,
  }
  const settle = (paymentId: number) => settleCardPayment(context, paymentId)
  const runJobs = () => app.jobs.runDue()
  const find = async (id: number): Promise<Order> => (await staff('GET', `/orders/${id}`)).json()
  const intentOf = (session: string) => {
    const intent = stripe.account.checkout(session).session.payment_intent
    return stripe.account.intent(intent ?? '')
  }
  return {
    ...desk,
    stripe,
    webhookSecret: SIMULATED_WEBHOOK_SECRET,
    context,
    pass,
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
