import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { principalOf } from '../../auth/access'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { requireValid } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { checkOut } from './check-out'
import { requireOwnOrder } from './find-own-order'
import { createHeldOrder, deleteOrder, extendOrder, replaceItems } from './held-orders.commands'
import { changeOnce, requireKey } from './keyed'
import { findOrder } from './order.queries'
import { readItems } from './order-items-input'

/** Orders while their places are on hold. */
export const heldOrdersRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, findMoment } = app
  const route = routesOf(app)
  const show = async (request: FastifyRequest, id: number) =>
    orNotFound(await findOrder(db, id, { ...(await findMoment()), isAdmin: principalOf(request).isAdmin }))

  route('POST /orders', async (request, reply) => {
    const moment = await findMoment()
    const items = requireValid(readItems(request.body, moment))
    const { userId, isAdmin } = principalOf(request)
    const order = await createOnce(request, reply, {
      create: (connection) => inTransaction(connection, (tx) => createHeldOrder(tx, userId, items, moment)),
      find: (id) => findOrder(db, id, { ...moment, isAdmin }),
    })
    reply.code(201).header('location', `/api/orders/${order.id}`)
    return order
  })

  route('PUT /orders/:id/items', async (request) => {
    const { id } = request.params
    await requireOwnOrder(db, id, principalOf(request))
    const moment = await findMoment()
    const items = requireValid(readItems(request.body, moment))
    await inTransaction(db, (tx) => replaceItems(tx, id, items, moment))
    return show(request, id)
  })

  route('DELETE /orders/:id', async (request, reply) => {
    const { id } = request.params
    await requireOwnOrder(db, id, principalOf(request))
    await inTransaction(db, (tx) => deleteOrder(tx, id))
    return reply.code(204).send(null)
  })

  route('POST /orders/:id/extend', async (request) => {
    const { id } = request.params
    const { userId } = principalOf(request)
    await requireOwnOrder(db, id, { isAdmin: false, userId })
    const moment = await findMoment()
    await inTransaction(db, (tx) => extendOrder(tx, id, moment))
    return show(request, id)
  })

  route('POST /orders/:id/checkout', async (request, reply) => {
    const { id } = request.params
    const { isAdmin, userId } = principalOf(request)
    requireKey(request)
    await requireOwnOrder(db, id, { isAdmin: false, userId })
    const moment = await findMoment()
    const placing = { ...request.body, orderId: id, userId }
    const rules = { ...moment, maxOpenRequests: config.maxOpenRequests }
    return changeOnce(request, reply, {
      input: placing,
      change: (connection) => inTransaction(connection, (tx) => checkOut(tx, placing, rules)),
      find: (orderId) => findOrder(db, orderId, { ...moment, isAdmin }),
    })
  })

  done()
}
