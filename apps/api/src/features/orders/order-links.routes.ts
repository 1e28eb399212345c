import { validateEmail } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf, principalOf } from '../../auth/access'
import { byNetwork } from '../../auth/rate-limits'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { routesOf } from '../../platform/http/operation-routes'
import { claimOrder } from './guests/claim-order'
import { emailUpcomingOrders, replaceOrderLink } from './guests/email-order-links'
import { findOrder } from './order.queries'
import { findOrderOfToken } from './order-access'

/** The links by which customers without an account reach their orders. */
export const orderLinksRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, rateLimits, findMoment, orderTokens: tokens } = app
  const route = routesOf(app)

  route('POST /orders/:id/link', async (request, reply) => {
    const moment = await findMoment()
    await inTransaction(db, (tx) => replaceOrderLink(tx, request.params.id, moment))
    return reply.code(202).send(null)
  })

  route('POST /order-links', async (request, reply) => {
    const { mail } = request.body
    const isAddress = validateEmail(mail) === undefined
    await rateLimits.consume([
      ...(isAddress ? byNetwork('order-link/account-network', request.ip, mail) : []),
      ...byNetwork('order-link/network', request.ip),
    ])
    if (!isAddress) return reply.code(202).send(null)
    const excess = await rateLimits.countExcess(['order-link/account', mail])
    // Responds before the lookup, because its duration would reveal whether the address is known.
    const send = () =>
      findMoment()
        .then((moment) => emailUpcomingOrders(db, mail, moment))
        .catch((error) => request.log.error({ err: error }, 'links to orders could not be enqueued'))
    if (excess === 0) setImmediate(send)
    return reply.code(202).send(null)
  })

  route('POST /orders/claim', async (request) => {
    const { userId: accountId, isAdmin } = principalOf(request)
    const moment = await findMoment()
    const { id } = await findOrderOfToken(db, request.body.token, { ...moment, tokens, kind: 'mailed' })
    await inTransaction(db, (tx) => claimOrder(tx, actorOf(request), { orderId: id, accountId }))
    return orNotFound(await findOrder(db, id, { ...moment, isAdmin }))
  })

  done()
}
