import { toAmount, toCents } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf, principalOf } from '../../auth/access'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { lockBooking } from '../bookings/commands/booking-locks'
import { setUndoHeader } from '../bookings/commands/undo'
import { findKeptProduct } from '../offer/product-rows'
import { bookkeeping } from '../payments/ledger'
import { replaceTerms } from '../payments/payment-terms.commands'
import { findTerms, type StoredTerms } from '../payments/payment-terms.queries'
import { quoteMethods } from '../payments/refunds/refund-parts'
import { assertOrderAccess } from './assert-order-access'
import type { OnlineOptions } from './card-payments/settle-card-payment'
import { changeOnce, requireIdempotencyKey } from './change-once'
import { damageDepositsRoutes } from './damage-deposits/damage-deposits.routes'
import { findOrCreateSalesOrder } from './find-or-create-order'
import { heldOrdersRoutes } from './held-orders.routes'
import { listLedger, readLedgerQuery, toCsv } from './ledger.queries'
import { onlinePaymentsRoutes } from './online-payments.routes'
import { listOpenBalances, readBalancesQuery } from './open-balances.queries'
import { findOrder, toPayment, toRefund } from './order.queries'
import { orderLinksRoutes } from './order-links.routes'
import { listPayments, readPaymentsQuery } from './payments.queries'
import { listAttention } from './reconciliation/attention.queries'
import { listSettled, settleAttention } from './reconciliation/settle-attention'
import { cancelOrderBookings, requireBookings } from './refunds/cancel-bookings'
import { findRefund, refundOrder } from './refunds/refund-order'
import { readRefundQuery, toRefundQuote } from './refunds/refund-quote'
import { findPayment, reversePayment } from './reverse-payment'
import { takePayment } from './take-payment'

const toRecord = ({ terms, version }: StoredTerms) => tagged(terms, version)

/** Orders and their money; all of them are unknown while payments are off. */
export const ordersRoutes: FastifyPluginCallback<OnlineOptions> = (app, options, done) => {
  const { db, clock, findMoment } = app
  const route = routesOf(app)

  route('POST /bookings/:id/order', async (request, reply) => {
    const moment = await findMoment()
    const books = bookkeeping(moment, actorOf(request))
    const { id, isNew } = await inTransaction(db, async (tx) =>
      findOrCreateSalesOrder(tx, orNotFound(await lockBooking(tx, request.params.id)), books),
    )
    if (isNew) reply.code(201).header('location', `/api/orders/${id}`)
    return orNotFound(await findOrder(db, id, { ...moment, isAdmin: true }))
  })

  route('GET /orders/:id', async (request) => {
    const { id } = request.params
    const caller = principalOf(request)
    await assertOrderAccess(db, id, caller)
    return orNotFound(await findOrder(db, id, { ...(await findMoment()), isAdmin: caller.isAdmin }))
  })

  route('GET /orders/:id/refund-quote', { query: readRefundQuery }, async (request) => {
    const { id } = request.params as { id: number }
    const caller = principalOf(request)
    await assertOrderAccess(db, id, caller)
    const { ids, percent = 100 } = request.query
    const rows = await requireBookings(db, caller, { orderId: id, ids })
    const quote = toRefundQuote(rows, caller.isAdmin ? { percent } : 'customer', await findMoment())
    if (!caller.isAdmin) return quote
    const methods = await quoteMethods(db, id, toCents(quote.refund_total))
    return {
      ...quote,
      methods: methods.map(({ method, cents }) => ({ method, amount: toAmount(cents) })),
    }
  })

  route('POST /orders/:id/cancel', async (request, reply) => {
    const { id } = request.params
    const actor = actorOf(request)
    requireIdempotencyKey(request)
    await assertOrderAccess(db, id, actor)
    const moment = await findMoment()
    const cancellation = { ...request.body, orderId: id }
    const order = await changeOnce(request, reply, {
      input: cancellation,
      change: (tx) =>
        cancelOrderBookings(tx, actor, { ...cancellation, ifMatch: ifMatchOf(request) }, moment),
      find: (connection, orderId) => findOrder(connection, orderId, { ...moment, isAdmin: actor.isAdmin }),
    })
    const [first] = cancellation.bookingIds
    if (actor.isAdmin && first !== undefined)
      await setUndoHeader(db, reply, { column: 'booking_id', id: first }, clock.now())
    return order
  })

  route('POST /orders/:id/payments', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const payment = await changeOnce(request, reply, {
      input: { ...request.body, order: id },
      change: (tx) => takePayment(tx, id, request.body, books),
      find: findPayment,
    })
    return reply.code(201).header('location', `/api/payments/${payment.id}`).send(toPayment(payment))
  })

  route('POST /orders/:id/refunds', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const refund = await changeOnce(request, reply, {
      input: { ...request.body, order: id },
      change: (tx) => refundOrder(tx, id, request.body, books),
      find: findRefund,
    })
    return reply.code(201).header('location', `/api/refunds/${refund.id}`).send(toRefund(refund, books))
  })

  route('POST /payments/:id/reverse', async (request, reply) => {
    const { id } = request.params
    const books = bookkeeping(await findMoment(), actorOf(request))
    const payment = await changeOnce(request, reply, {
      input: { payment: id },
      change: (tx) => reversePayment(tx, id, books),
      find: findPayment,
    })
    return toPayment(payment)
  })

  route('GET /products/:id/payment-terms', async (request, reply) => {
    const { id } = request.params
    orNotFound(await findKeptProduct(db, id))
    return withVersion(reply, toRecord(await findTerms(db, id)))
  })

  route('PUT /products/:id/payment-terms', async (request, reply) => {
    const replacement = { id: request.params.id, terms: request.body, ifMatch: request.headers['if-match'] }
    return withVersion(reply, toRecord(await replaceTerms(db, actorOf(request), replacement)))
  })

  route('GET /ledger', { query: readLedgerQuery }, async (request, reply) => {
    const { entries, next } = await listLedger(db, request.query)
    setPagingHeaders(request, reply, { next })
    if (request.query.format === 'json') return entries
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger.csv"')
      .serializer(String)
    return reply.send(toCsv(entries) as never)
  })

  route('GET /payments/attention', () => listAttention(db))

  route('GET /payments/attention/settled', () => listSettled(db))

  route('POST /payments/attention/:id/settle', async (request, reply) => {
    const { id } = request.params
    await settleAttention(db, actorOf(request), { id, note: request.body.note })
    return reply.code(204).send(null)
  })

  route('GET /payments', { query: readPaymentsQuery }, async (request, reply) => {
    const { payments, next, total } = await listPayments(db, request.query, await findMoment())
    setPagingHeaders(request, reply, { next, total })
    return payments
  })

  route('GET /payments/balances', { query: readBalancesQuery }, async (request, reply) => {
    const { balances, next, total } = await listOpenBalances(db, request.query, await findMoment())
    setPagingHeaders(request, reply, { next, total })
    return balances
  })

  app.register(damageDepositsRoutes, options)
  app.register(heldOrdersRoutes, options)
  app.register(onlinePaymentsRoutes, options)
  app.register(orderLinksRoutes)

  done()
}
