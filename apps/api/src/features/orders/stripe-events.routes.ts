import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import type { Stripe } from 'stripe'
import { instantAfter, MINUTE } from '../../platform/clock'
import type { Db } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import { routesOf } from '../../platform/http/operation-routes'
import { StripeFailure } from '../../platform/stripe/stripe-failure'
import { settleDispute } from '../payments/refunds/settle-dispute'
import { findPaymentOf, type StripeIds } from './card-payments/card-payments.queries'
import { stripeUnavailable } from './card-payments/open-session'
import { type CardContext, type OnlineOptions, settleCardPayment } from './card-payments/settle-card-payment'
import { findDepositOf, settleCardDeposit } from './damage-deposits/settle-card-deposit'
import { reconcileRefund } from './reconciliation/reconcile-refunds'

/**
 * Takes the webhooks of Stripe. An event only says which object has changed: Stripe is asked what it is now, and the answer
 * waits for that, so that an event that could not be followed is sent again.
 */
export const receiveEvents: FastifyPluginCallback<OnlineOptions> = (app, { context }, done) => {
  const { db, clock } = app
  const route = routesOf(app)
  // What is signed is the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))

  route('POST /webhooks/stripe', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!context?.gateway.hasWebhooks) throw new Refusal('not-found')
    const event = await readEvent(context, request)
    await noteReceipt(db, clock.now())
    try {
      await settleObject(context, event)
    } catch (error) {
      throw error instanceof StripeFailure ? stripeUnavailable(error) : error
    }
    return { received: true }
  })

  done()
}

/** @throws {Refusal} `malformed` unless it was signed just now, by Stripe, for the mode of our key. */
async function readEvent({ gateway, clock }: CardContext, request: FastifyRequest): Promise<Stripe.Event> {
  const signature = request.headers['stripe-signature']
  const body = request.body
  const event =
    typeof signature === 'string' && Buffer.isBuffer(body)
      ? await gateway.readEvent(body, signature, clock.now())
      : undefined
  if (event?.livemode !== gateway.isLive) throw new Refusal('malformed')
  return event
}

/** When webhooks came last, to the minute, so that not each of them has to wait for a write. */
async function noteReceipt(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('webhook_receipt').select('seen_at').executeTakeFirst()
  if (known && known.seen_at > instantAfter(now, -MINUTE)) return
  const seen_at = instantAfter(now)
  await db
    .insertInto('webhook_receipt')
    .values({ id: 1, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
}

/** Looks up what an event is about: a payment, and what has become of it since. */
async function settleObject(context: CardContext, event: Stripe.Event): Promise<void> {
  const { db, gateway, findMoment } = context
  const paymentId = await findPaymentOf(db, idsOf(event))
  const depositId = paymentId === undefined ? await findDepositOf(db, idsOf(event)) : undefined
  if (depositId !== undefined) await settleCardDeposit(context, depositId)
  if (paymentId !== undefined) await settleCardPayment(context, paymentId)
  if (paymentId === undefined && depositId === undefined) return
  const { object, id } = event.data.object as unknown as { object: string; id: string }
  if (object === 'refund') await reconcileRefund(id, { db, gateway, moment: await findMoment() })
  if (object === 'dispute') await settleDispute(id, { db, gateway, moment: await findMoment() })
}

/** The session or the intent that an event is about. */
function idsOf({ data }: Partial<Stripe.Event>): StripeIds {
  // What is signed by our key need not be an event that we know.
  const { object, id, payment_intent } = (data?.object ?? {}) as unknown as Record<string, unknown>
  if (typeof id !== 'string') return {}
  if (object === 'checkout.session') return { sessionId: id }
  if (object === 'payment_intent') return { intentId: id }
  return typeof payment_intent === 'string' ? { intentId: payment_intent } : {}
}
