import { payError, validateCheckout } from '@luzzu/domain'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { principalOf } from '../../auth/access'
import { createPhoneReader } from '../../auth/phone-reader'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { requireValid } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { assertOrderAccess, assertOwnOrder } from './assert-order-access'
import { abandonCheckout } from './card-payments/abandon-checkout'
import { trySettlePayment } from './card-payments/card-payments-job'
import { endOpenPayments } from './card-payments/end-open-payments'
import type { OnlineOptions } from './card-payments/settle-card-payment'
import { type PreparedCheckout, prepareCheckout, startPayment } from './card-payments/start-checkout'
import { requireIdempotencyKey } from './change-once'
import { signOrderToken } from './guests/order-links'
import { checkOut } from './holds/check-out'
import {
  createHeldOrder,
  deleteOrder,
  extendOrder,
  type HoldOwner,
  replaceItems,
} from './holds/held-orders.commands'
import { listHeldOrderIds } from './holds/held-orders.queries'
import { hashNetwork } from './holds/network-limits'
import { readItems } from './holds/order-items-input'
import { findOrder } from './order.queries'

/** Orders while their places are on hold. */
export const heldOrdersRoutes: FastifyPluginCallback<OnlineOptions> = (app, { context }, done) => {
  const { db, config, findMoment } = app
  const route = routesOf(app)
  const show = async (request: FastifyRequest, id: number) =>
    orNotFound(await findOrder(db, id, { ...(await findMoment()), isAdmin: principalOf(request).isAdmin }))

  route('GET /orders', async (request) => {
    const moment = await findMoment()
    const ids = await listHeldOrderIds(db, principalOf(request).userId, moment.now)
    return Promise.all(ids.map((id) => show(request, id)))
  })

  route('POST /orders', async (request, reply) => {
    const moment = await findMoment()
    const items = requireValid(readItems(request.body, moment))
    const { principal } = request
    const holder: HoldOwner = principal
      ? { accountId: principal.userId }
      : { network: config.rateLimit ? hashNetwork(request.ip) : null }
    const order = await createOnce(request, reply, {
      create: (tx) => createHeldOrder(tx, holder, items, moment),
      find: async (connection, id) => {
        const held = await findOrder(connection, id, { ...moment, isAdmin: principal?.isAdmin ?? false })
        if (!held) return undefined
        return {
          ...held,
          token: await signOrderToken(connection, app.orderTokens, { orderId: id, kind: 'browser' }),
        }
      },
    })
    return reply.code(201).header('location', `/api/orders/${order.id}`).send(order)
  })

  route('PUT /orders/:id/items', async (request) => {
    const { id } = request.params
    await assertOrderAccess(db, id, principalOf(request))
    const moment = await findMoment()
    const items = requireValid(readItems(request.body, moment))
    const ended = await inTransaction(db, async (tx) => {
      await replaceItems(tx, id, items, moment)
      return endOpenPayments(tx, id)
    })
    // What Stripe does not hear of now, the job tells it.
    if (context) for (const payment of ended) await trySettlePayment(context, payment, request.log)
    return show(request, id)
  })

  route('DELETE /orders/:id', async (request, reply) => {
    const { id } = request.params
    await assertOrderAccess(db, id, principalOf(request))
    if (context) await abandonCheckout(context, id)
    await inTransaction(db, (tx) => deleteOrder(tx, id))
    return reply.code(204).send(null)
  })

  route('POST /orders/:id/extend', async (request) => {
    const { id } = request.params
    await assertOwnOrder(db, id, principalOf(request))
    const moment = await findMoment()
    await inTransaction(db, (tx) => extendOrder(tx, id, moment))
    return show(request, id)
  })

  route('POST /orders/:id/checkout', async (request, reply) => {
    const { id } = request.params
    const caller = principalOf(request)
    const isGuest = caller.order?.accountId === null
    const moment = await findMoment()
    const readPhone = createPhoneReader(moment.site)
    const fields = requireValid(validateCheckout(request.body, { readPhone, isGuest }))
    requireIdempotencyKey(request)
    await assertOwnOrder(db, id, caller)
    const pay = payError(fields.pay, moment.site.settings.payments)
    if (pay !== undefined) throw refuseFields({ pay })
    const accountId = caller.order ? caller.order.accountId : caller.userId
    const checkout = { ...fields, orderId: id, accountId }
    const rules = { ...moment, maxOpenRequests: config.maxOpenRequests }
    return createOnce(request, reply, {
      input: checkout,
      prepare: () => prepareCheckout(db, context, checkout, rules),
      create: (tx, prepared: PreparedCheckout) =>
        typeof prepared === 'object'
          ? startPayment(tx, checkout, prepared.payment, rules)
          : checkOut(tx, checkout, rules, prepared === 'too small'),
      find: (connection, orderId) =>
        findOrder(connection, orderId, { ...moment, isAdmin: principalOf(request).isAdmin }),
    })
  })

  done()
}
