import { Readable } from 'node:stream'
import { BOOKING_MESSAGES, isBookingStatus, parseId, STATUS_MESSAGES } from '@luzzu/domain'
import {
  type Booking,
  BookingChangeSchema,
  BookingRequestSchema,
  BookingSchema,
  UndoHeadersSchema,
} from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf, principalOf } from '../../auth/access'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { created, ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import {
  ById,
  bodyFields,
  checkedAs,
  checkedBody,
  type Routes,
  requireValid,
} from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { setPageHeaders } from '../../platform/http/list-query'
import { collectBookingMetrics } from './booking-metrics'
import { changeBookingStatus } from './commands/change-booking-status'
import { createBooking, refuseIfTaken } from './commands/create-booking'
import { dropStaffFields, readCreateBookingInput } from './commands/create-booking-input'
import { deleteBooking } from './commands/delete-booking'
import { setUndoHeader, undoLastChange } from './commands/undo-booking'
import { frontDeskRoutes } from './front-desk.routes'
import { limitWrites } from './limit-writes'
import { BookingListQuery } from './queries/booking-query'
import {
  customerOf,
  findBooking,
  findUnerasedBooking,
  listBookingsByUser,
  toRecord,
} from './queries/bookings.queries'
import { listBookingPage, STREAM_TIMEOUT_MS, streamBookings } from './queries/list-bookings'

const Change = checkedBody(BookingChangeSchema, ({ status, id }) =>
  isBookingStatus(status)
    ? checkedAs({ status, id }, {})
    : {
        ok: false,
        errors: { status: status === undefined ? STATUS_MESSAGES.required : STATUS_MESSAGES.unknown },
      },
)

// Without `limit` the list is streamed; with it one page is returned.
const Streamable = Type.Unsafe<Booking[] | Readable>(Type.Array(BookingSchema))

export const bookingsRoutes: Routes = (app, _options, done) => {
  const { db, clock, config, findSite } = app
  const { maxOpenRequests } = config
  collectBookingMetrics(app)
  const findMoment = async () => ({ site: await findSite(), now: clock.now() })
  app.addHook('preHandler', (request, _reply, next) => {
    const { id } = request.params as { id?: number }
    if (id !== undefined && request.routeOptions.url?.startsWith('/api/bookings/:id')) request.bookingId = id
    next()
  })

  app.get(
    '/bookings',
    {
      config: { access: 'admin' },
      compress: {},
      handlerTimeout: STREAM_TIMEOUT_MS,
      schema: { querystring: BookingListQuery, response: { 200: Streamable } },
    },
    async (request, reply) => {
      const filter = request.query
      if (!filter)
        return reply.type('application/json; charset=utf-8').send(Readable.from(streamBookings(db)))
      const { bookings, next, total } = await listBookingPage(db, filter)
      setPageHeaders(request, reply, { next, total })
      return bookings
    },
  )

  app.get(
    '/bookings/user/:id',
    {
      config: { access: 'owner' },
      compress: {},
      schema: { params: ById, response: { 200: Type.Array(BookingSchema) } },
    },
    (request) => listBookingsByUser(db, request.params.id),
  )

  app.get(
    '/bookings/:id',
    { config: { access: 'customer' }, schema: { params: ById, response: { 200: BookingSchema } } },
    async (request, reply) => {
      const { isAdmin, userId } = principalOf(request)
      const booking = orNotFound(await findBooking(db, request.params.id, isAdmin ? undefined : userId))
      return withVersion(reply, await toRecord(db, booking, { isAdmin }))
    },
  )

  app.post(
    '/bookings',
    {
      config: { access: 'customer' },
      onRequest: limitWrites,
      preValidation: (request, _reply, next) => {
        if (!principalOf(request).isAdmin) dropStaffFields(request.body)
        next()
      },
      schema: { body: bodyFields(BookingRequestSchema), response: { 201: BookingSchema } },
    },
    async (request, reply) => {
      const { userId, isAdmin } = principalOf(request)
      const moment = await findMoment()
      const input = requireValid(readCreateBookingInput(request.body, moment))
      if (input.userId !== undefined && input.userId !== userId)
        throw new Refusal('forbidden', { message: BOOKING_MESSAGES.forOthers })
      const rules = { ...moment, maxOpenRequests, staff: isAdmin ? actorOf(request) : undefined }
      const booking = await createOnce(request, reply, {
        input,
        prepare: () => refuseIfTaken(db, input, rules),
        create: (connection) => inTransaction(connection, (tx) => createBooking(tx, userId, input, rules)),
        find: async (id) => {
          const row = await findUnerasedBooking(db, id, isAdmin ? undefined : userId)
          if (!row) return undefined
          const { wire, version } = await toRecord(db, row, { isAdmin })
          return { wire: isAdmin ? { ...wire, ...customerOf(row) } : wire, version }
        },
      })
      request.bookingId = booking.wire.id
      return created(reply, '/bookings', booking)
    },
  )

  app.put(
    '/bookings/:id',
    {
      config: { access: 'customer' },
      schema: {
        params: ById,
        body: Change,
        response: { 200: { ...BookingSchema, headers: UndoHeadersSchema } },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { status, id: sentId } = request.body
      if (sentId !== undefined && sentId !== id && parseId(String(sentId)) !== id)
        throw refuseFields({ id: 'The id does not match' })
      const change = { id, status, ifMatch: ifMatchOf(request) }
      const actor = actorOf(request)
      const booking = await changeBookingStatus(db, actor, change, await findMoment())
      if (actor.isAdmin) await setUndoHeader(db, reply, { id, now: clock.now() })
      return withVersion(reply, await toRecord(db, booking, actor))
    },
  )

  app.delete(
    '/bookings/:id',
    {
      config: { access: 'admin' },
      schema: { params: ById, response: { 204: Type.Null({ headers: UndoHeadersSchema }) } },
    },
    async (request, reply) => {
      const deletion = { id: request.params.id, ifMatch: ifMatchOf(request) }
      await deleteBooking(db, actorOf(request), deletion, await findMoment())
      await setUndoHeader(db, reply, { id: deletion.id, now: clock.now() })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/bookings/:id/undo',
    { config: { access: 'admin' }, schema: { params: ById, response: { 200: BookingSchema } } },
    async (request, reply) => {
      const actor = actorOf(request)
      const booking = await undoLastChange(db, actor, request.params.id, clock.now())
      return withVersion(reply, await toRecord(db, booking, actor))
    },
  )

  app.register(frontDeskRoutes)

  done()
}
