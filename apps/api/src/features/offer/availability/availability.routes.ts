import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '../../../platform/clock'
import { Refusal } from '../../../platform/errors/refusal'
import { sendCachedResponse, toCachedResponse } from '../../../platform/http/cache/cached-response'
import { routesOf } from '../../../platform/http/operation-routes'
import type { Moment } from '../../../platform/settings/site'
import { findOccupancyRevision } from '../booking-changes.queries'
import { findAvailability, listDayAvailability } from './availability.queries'
import { readDayAvailability, readProductAvailability } from './availability-query'

export const availabilityRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, caches, findMoment } = app
  const route = routesOf(app)

  /**
   * Sends what was loaded since the last change of a booking, a closure or the catalogue, within the minute: slots begin,
   * and notice ends, at whole minutes only. The changes are counted in the database before it is read, so that no answer
   * is older than a booking that any process has made.
   */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    question: readonly (string | number | null)[],
    load: (moment: Moment) => Promise<unknown>,
  ) {
    const moment = await findMoment()
    const changes = await findOccupancyRevision(db, moment.now)
    const minute = Math.floor(moment.now.getTime() / MINUTE)
    const cached = await caches.offers.find([changes, minute, ...question].join(' '), async () => {
      const body = await load(moment)
      return body === undefined ? undefined : toCachedResponse({ body })
    })
    if (!cached) throw new Refusal('not-found')
    return sendCachedResponse(request, reply, cached)
  }

  route('GET /products/:id/availability', { query: readProductAvailability }, (request, reply) => {
    const range = { productId: request.params.id, ...request.query }
    const question = [range.productId, range.from, range.to, range.guests]
    return send(request, reply, question, (moment) => findAvailability(db, range, moment))
  })

  route('GET /availability', { query: readDayAvailability }, (request, reply) => {
    const { date, guests } = request.query
    return send(request, reply, [date, guests], (moment) => listDayAvailability(db, request.query, moment))
  })

  done()
}
