import { ORDER_MESSAGES } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../../auth/access'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import { orNotFound, Refusal, refuseFields } from '../../../platform/errors/refusal'
import { routesOf } from '../../../platform/http/operation-routes'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { bookkeeping } from '../../payments/ledger'
import type { OnlineOptions } from '../card-payments/settle-card-payment'
import { changeOnce } from '../change-once'
import { renderQrCode } from '../render-qr-code'
import { isCaptureRefused } from './card-deposit-calls'
import { captureDeposit, releaseDeposit, takeDeposit } from './damage-deposits.commands'
import { findDeposit, toDamageDeposit } from './damage-deposits.queries'
import { createDepositFinder } from './deposit-progress'
import { settleCardDeposit } from './settle-card-deposit'

export const damageDepositsRoutes: FastifyPluginCallback<OnlineOptions> = (app, { context }, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)
  const follow = createDepositFinder(db, context)

  /** With where guests leave it, as long as they can. */
  async function withCode(deposit: DamageDepositRow) {
    const shown = toDamageDeposit(deposit)
    return { ...shown, qr: await renderQrCode(shown.url) }
  }

  /** What was noted about a card is sent; without an answer of Stripe the request can be sent again. */
  async function settle(deposit: DamageDepositRow): Promise<DamageDepositRow> {
    if (deposit.method !== 'card' || !context) return deposit
    try {
      await settleCardDeposit(context, deposit.id)
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      throw new Refusal('unavailable', { message: ORDER_MESSAGES.stripeAway, cause: error })
    }
    return orNotFound(await findDeposit(db, deposit.id))
  }

  route('POST /bookings/:id/damage-deposit', async (request, reply) => {
    const { id } = request.params
    const moment = await findMoment()
    const books = bookkeeping(moment, actorOf(request))
    const isOnline = context !== undefined && moment.site.settings.payments.mode === 'online'
    if (request.body.method === 'card' && !isOnline) throw refuseFields({ method: ORDER_MESSAGES.noCards })
    const deposit = await settle(
      await changeOnce(request, reply, {
        input: { ...request.body, booking: id },
        change: (tx) => takeDeposit(tx, id, request.body, books),
        find: findDeposit,
      }),
    )
    reply.code(201).header('location', `/api/damage-deposits/${deposit.id}`)
    return withCode(deposit)
  })

  route('GET /damage-deposits/:id', async (request) => withCode(orNotFound(await follow(request.params.id))))

  route('POST /damage-deposits/:id/capture', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const deposit = await changeOnce(request, reply, {
      input: { ...request.body, deposit: id },
      change: (tx) => captureDeposit(tx, id, request.body, books),
      find: findDeposit,
    })
    const settled = await settle(deposit)
    if (isHeldCard(settled) && (await isCaptureRefused(db, id)))
      throw new Refusal('invalid-state', { message: ORDER_MESSAGES.depositRefused })
    return toDamageDeposit(settled)
  })

  route('POST /damage-deposits/:id/release', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const deposit = await changeOnce(request, reply, {
      input: { deposit: id },
      change: (tx) => releaseDeposit(tx, id, books),
      find: findDeposit,
    })
    return toDamageDeposit(await settle(deposit))
  })

  done()
}

const isHeldCard = ({ method, status }: DamageDepositRow) => method === 'card' && status === 'held'
