import { Readable } from 'node:stream'
import { BOOKING_MESSAGES, parseId } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf, ownerOf, principalOf } from '../../auth/access'
import { logPrivilegedFields } from '../../auth/privileged-fields'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { created, ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { requireValid } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { setPagingHeaders } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { collectBookingMetrics } from './booking-metrics'
import { consumeBookingRateLimit } from './booking-rate-limit'
import { changeBookingStatus } from './commands/change-booking-status'
import { assertSlotAvailable, createBooking } from './commands/create-booking'
import { dropStaffFields, readCreateBookingInput } from './commands/create-booking-input'
import { deleteBooking } from './commands/delete-booking'
import { setUndoHeader, undoLastChange } from './commands/undo'
import { frontDeskRoutes } from './front-desk.routes'
import { readBookingListQuery } from './queries/booking-query'
import {
  customerOf,
  findBooking,
  findUnerasedBooking,
  listBookingsByUser,
  toRecord,
} from './queries/bookings.queries'
import { listBookingPage, STREAM_TIMEOUT_MS, streamBookings } from './queries/list-bookings'

export const bookingsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, config, findMoment } = app
  const route = routesOf(app)
  const { maxOpenRequests } = config
  collectBookingMetrics(app)
  app.addHook('preHandler', (request, _reply, next) => {
    const { id } = request.params as { id?: number }
    if (id !== undefined && request.routeOptions.url?.startsWith('/api/bookings/:id')) request.bookingId = id
    next()
  })

  route(
    'GET /bookings',
    { compress: {}, handlerTimeout: STREAM_TIMEOUT_MS, query: readBookingListQuery },
    async (request, reply) => {
      const filter = request.query
      // Without parameters the list is streamed; else one page is returned.
      if (!filter) {
        const stream = Readable.from(streamBookings(db, await app.findMoment()))
        return reply.type('application/json; charset=utf-8').send(stream)
      }
      const { bookings, next, total } = await listBookingPage(db, filter)
      setPagingHeaders(request, reply, { next, total })
      return bookings
    },
  )

  route('GET /bookings/user/:id', { compress: {} }, (request) => listBookingsByUser(db, request.params.id))

  route('GET /bookings/:id', async (request, reply) => {
    const caller = principalOf(request)
    const booking = orNotFound(await findBooking(db, request.params.id, ownerOf(caller)))
    return withVersion(reply, await toRecord(db, booking, caller))
  })

  route(
    'POST /bookings',
    {
      onRequest: consumeBookingRateLimit,
      preValidation: (request, _reply, next) => {
        if (!principalOf(request).isAdmin) logPrivilegedFields(request, dropStaffFields(request.body))
        next()
      },
    },
    async (request, reply) => {
      const { userId, isAdmin } = principalOf(request)
      const moment = await findMoment()
      const input = requireValid(readCreateBookingInput(request.body, moment))
      // A program has no account of its own to book for.
      if (request.apiToken && !input.staff?.customer)
        throw refuseFields({ customer: BOOKING_MESSAGES.incomplete })
      if (input.userId !== undefined && input.userId !== userId)
        throw new Refusal('forbidden', { message: BOOKING_MESSAGES.forOthers })
      const rules = { ...moment, maxOpenRequests, staff: isAdmin ? actorOf(request) : undefined }
      const booking = await createOnce(request, reply, {
        input,
        prepare: () => assertSlotAvailable(db, input, rules),
        create: (tx) => createBooking(tx, userId, input, rules),
        find: async (connection, id) => {
          const row = await findUnerasedBooking(connection, id, isAdmin ? undefined : userId)
          if (!row) return undefined
          const { wire, version } = await toRecord(connection, row, { isAdmin })
          return { wire: isAdmin ? { ...wire, ...customerOf(row) } : wire, version }
        },
      })
      request.bookingId = booking.wire.id
      return created(reply, '/bookings', booking)
    },
  )

  route('PUT /bookings/:id', async (request, reply) => {
    const { id } = request.params
    const { status, id: sentId, reason, refund } = request.body
    if (sentId !== undefined && sentId !== id && parseId(String(sentId)) !== id)
      throw refuseFields({ id: 'The id does not match' })
    const change = { id, status, reason, refund, ifMatch: ifMatchOf(request) }
    const actor = actorOf(request)
    const booking = await changeBookingStatus(db, actor, change, await findMoment())
    if (actor.isAdmin) await setUndoHeader(db, reply, { column: 'booking_id', id }, clock.now())
    return withVersion(reply, await toRecord(db, booking, actor))
  })

  route('DELETE /bookings/:id', async (request, reply) => {
    const deletion = { id: request.params.id, ifMatch: ifMatchOf(request) }
    await deleteBooking(db, actorOf(request), deletion, await findMoment())
    await setUndoHeader(db, reply, { column: 'booking_id', id: deletion.id }, clock.now())
    return reply.code(204).send(null)
  })

  route('POST /bookings/:id/undo', async (request, reply) => {
    const actor = actorOf(request)
    const booking = await undoLastChange(db, actor, request.params.id, await findMoment())
    return withVersion(reply, await toRecord(db, booking, actor))
  })

  app.register(frontDeskRoutes)

  done()
}
