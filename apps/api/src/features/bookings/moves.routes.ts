import type { FastifyPluginCallback } from 'fastify'
import { actorOf, ownerOf, principalOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { requireValid } from '../../platform/http/checked'
import { routesOf } from '../../platform/http/operation-routes'
import { findAvailability } from '../offer/availability/availability.queries'
import { readPeriod } from '../offer/availability/availability-query'
import { consumeBookingRateLimit } from './booking-rate-limit'
import { moveBooking } from './commands/move-booking'
import { readMoveBookingInput } from './commands/move-booking-input'
import { findBooking, toRecord } from './queries/bookings.queries'

export const movesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, findMoment } = app
  const route = routesOf(app)
  const { maxOpenRequests } = config
  app.addHook('preHandler', (request, _reply, next) => {
    request.bookingId = (request.params as { id: number }).id
    next()
  })

  route('POST /bookings/:id/move', { onRequest: consumeBookingRateLimit }, async (request, reply) => {
    const rules = { ...(await findMoment()), maxOpenRequests }
    const input = requireValid(readMoveBookingInput(request.body, rules))
    const move = { id: request.params.id, input, ifMatch: ifMatchOf(request) }
    const actor = actorOf(request)
    const booking = await moveBooking(db, actor, move, rules)
    return withVersion(reply, await toRecord(db, booking, actor))
  })

  route('GET /bookings/:id/availability', { compress: {}, query: readPeriod }, async (request) => {
    const booking = orNotFound(await findBooking(db, request.params.id, ownerOf(principalOf(request))))
    const range = { ...request.query, productId: booking.product_id, except: booking.id }
    return orNotFound(await findAvailability(db, range, await findMoment()))
  })

  done()
}
