import type { FastifyPluginCallback } from 'fastify'
import { principalOf } from '../../auth/access'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { assertOrderAccess } from './assert-order-access'
import { findCardPayment, findPaymentOf } from './card-payments/card-payments.queries'
import { payBalance } from './card-payments/pay-balance'
import { findNewestPayment, findProgress } from './card-payments/payment-progress'
import type { OnlineOptions } from './card-payments/settle-card-payment'
import { requireIdempotencyKey } from './change-once'
import { createDepositFinder, depositProgress } from './damage-deposits/deposit-progress'
import { findDepositOf } from './damage-deposits/settle-card-deposit'
import { toPayment } from './order.queries'
import { renderQrCode } from './render-qr-code'
import { receiveEvents } from './stripe-events.routes'

/** Payments on the pages of Stripe. */
export const onlinePaymentsRoutes: FastifyPluginCallback<OnlineOptions> = (app, { context }, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)
  const followDeposit = createDepositFinder(db, context)

  route('POST /orders/:id/pay', async (request, reply) => {
    const { id } = request.params
    const caller = principalOf(request)
    requireIdempotencyKey(request)
    await assertOrderAccess(db, id, caller)
    let isNew = false
    const payment = await createOnce(request, reply, {
      input: { order: id },
      prepare: async () => {
        const opened = await payBalance(db, context, id, await findMoment())
        isNew = opened.isNew
        return opened.payment.id
      },
      create: async (_tx, paymentId) => paymentId,
      find: findCardPayment,
    })
    const shown = toPayment(payment)
    const qr = caller.isAdmin ? await renderQrCode(shown.url) : null
    if (isNew) reply.code(201).header('location', `/api/payments/${payment.id}`)
    return { ...shown, qr }
  })

  route('GET /orders/:id/payment-status', async (request) => {
    const { id } = request.params
    await assertOrderAccess(db, id, principalOf(request))
    return { status: await findProgress(context, db, await findNewestPayment(db, id)) }
  })

  route('GET /payment-status', { query: readSession }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { session: sessionId } = request.query
    const id = await findPaymentOf(db, { sessionId })
    if (id !== undefined) return { status: await findProgress(context, db, id) }
    const deposit = orNotFound(await findDepositOf(db, { sessionId }))
    return { status: depositProgress(orNotFound(await followDeposit(deposit))) }
  })

  route('GET /payments/gateway', async () => {
    const receipt = await db.selectFrom('webhook_receipt').select('seen_at').executeTakeFirst()
    return {
      is_configured: app.config.stripe?.hasReturnAddress === true,
      is_test: context !== undefined && !context.gateway.isLive,
      has_webhook: context?.gateway.hasWebhooks === true,
      webhook_seen_at: receipt?.seen_at ?? null,
    }
  })

  app.register(receiveEvents, { context })

  done()
}

/** Ids of Stripe, and what stands for one. */
const SESSION = /^[\w-]{1,255}$/

/** @throws {Refusal} `invalid` without a session, `not-found` for what can be none. */
function readSession({ session }: Record<string, unknown>): { session: string } {
  if (typeof session !== 'string' || session === '') throw refuseFields({ session: 'Session is required' })
  if (!SESSION.test(session)) throw new Refusal('not-found')
  return { session }
}
