import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { inTransaction } from '../../platform/database/transaction'
import { routesOf } from '../../platform/http/operation-routes'
import { bookkeeping } from '../payments/ledger'
import { captureDeposit, findDeposit, releaseDeposit, takeDeposit } from './damage-deposits.commands'
import { changeOnce } from './keyed'
import { toDamageDeposit } from './order.queries'

export const damageDepositsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)
  const find = (id: number) => findDeposit(db, id)

  route('POST /bookings/:id/damage-deposit', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const deposit = await changeOnce(request, reply, {
      input: { ...request.body, booking: id },
      change: (connection) => inTransaction(connection, (tx) => takeDeposit(tx, id, request.body, books)),
      find,
    })
    return reply.code(201).send(toDamageDeposit(deposit))
  })

  route('POST /damage-deposits/:id/capture', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const deposit = await changeOnce(request, reply, {
      input: { ...request.body, deposit: id },
      change: (connection) => inTransaction(connection, (tx) => captureDeposit(tx, id, request.body, books)),
      find,
    })
    return toDamageDeposit(deposit)
  })

  route('POST /damage-deposits/:id/release', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const deposit = await changeOnce(request, reply, {
      input: { deposit: id },
      change: (connection) => inTransaction(connection, (tx) => releaseDeposit(tx, id, books)),
      find,
    })
    return toDamageDeposit(deposit)
  })

  done()
}
