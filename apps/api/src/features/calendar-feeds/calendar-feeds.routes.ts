import type { FastifyPluginCallback } from 'fastify'
import { actorOf, principalOf } from '../../auth/access'
import { orNotFound } from '../../platform/errors/refusal'
import { routesOf } from '../../platform/http/operation-routes'
import {
  createCalendarFeed,
  createOwnCalendar,
  deleteCalendarFeed,
  deleteOwnCalendar,
  type Issued,
  rotateCalendarFeed,
} from './calendar-feeds.commands'
import { findOwnCalendar, listCalendarFeeds, toFeed } from './calendar-feeds.queries'
import { calendarPath } from './calendar-path'

/** Calendars to subscribe to; their addresses are told once, where they are made. */
export const calendarFeedsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, rateLimits } = app
  const route = routesOf(app)
  const urlOf = ({ secret }: Issued) => config.site.url + calendarPath(secret)

  route('GET /user/:id/calendar', async (request) => {
    const { created_at, last_read_at } = orNotFound(await findOwnCalendar(db, request.params.id))
    return { created_at, last_read_at }
  })

  route('POST /user/:id/calendar', async (request, reply) => {
    // Each is noted in the history.
    await rateLimits.consume([['calendar/user', String(request.params.id)]])
    const issued = await createOwnCalendar(db, actorOf(request))
    reply.code(201).header('location', `/api/user/${request.params.id}/calendar`)
    return { url: urlOf(issued) }
  })

  route('DELETE /user/:id/calendar', async (request, reply) => {
    await deleteOwnCalendar(db, actorOf(request))
    return reply.code(204).send(null)
  })

  route('GET /calendar-feeds', (request) => listCalendarFeeds(db, principalOf(request).userId))

  route('POST /calendar-feeds', async (request, reply) => {
    const issued = await createCalendarFeed(db, actorOf(request), request.body)
    reply.code(201).header('location', `/api/calendar-feeds/${issued.feed.id}`)
    return { ...toFeed(issued.feed), url: urlOf(issued) }
  })

  route('POST /calendar-feeds/:id/rotate', async (request) => {
    const issued = await rotateCalendarFeed(db, actorOf(request), request.params.id)
    return { ...toFeed(issued.feed), url: urlOf(issued) }
  })

  route('DELETE /calendar-feeds/:id', async (request, reply) => {
    await deleteCalendarFeed(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  done()
}
