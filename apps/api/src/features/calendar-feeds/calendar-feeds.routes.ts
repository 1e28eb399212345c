import type { FastifyPluginCallback } from 'fastify'
import { actorOf, principalOf } from '../../auth/access'
import { hashSecret } from '../../auth/tokens'
import type { CalendarFeedRow } from '../../platform/database/schema'
import { orNotFound } from '../../platform/errors/refusal'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import {
  createCalendarFeed,
  createOwnCalendar,
  deleteCalendarFeed,
  deleteOwnCalendar,
  type Issued,
  rotateCalendarFeed,
} from './calendar-feeds.commands'
import { findCalendarFeed, findOwnCalendar, listCalendarFeeds, toFeed } from './calendar-feeds.queries'
import { calendarPath } from './calendar-path'

/** Calendars to subscribe to; their addresses are told once, where they are made. */
export const calendarFeedsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, deriveSecret, rateLimits } = app
  const route = routesOf(app)
  const withUrl = ({ feed, secret }: Issued) => ({
    ...toFeed(feed),
    url: config.site.url + calendarPath(secret),
  })
  /** `undefined` also once it has got another address. */
  const issuedWith = (feed: CalendarFeedRow | undefined, seed: string) => {
    const secret = deriveSecret(seed)
    return feed?.secret_hash === hashSecret(secret) ? withUrl({ feed, secret }) : undefined
  }

  route('GET /user/:id/calendar', async (request) => {
    const { created_at, last_read_at } = orNotFound(await findOwnCalendar(db, request.params.id))
    return { created_at, last_read_at }
  })

  route('POST /user/:id/calendar', async (request, reply) => {
    // Each is noted in the history.
    await rateLimits.consume([['calendar/user', String(request.params.id)]])
    const actor = actorOf(request)
    const { url } = await createOnce(request, reply, {
      input: {},
      create: (tx, _prepared, seed) => createOwnCalendar(tx, actor, deriveSecret(seed)),
      find: async (connection, _id, seed) =>
        issuedWith(await findOwnCalendar(connection, actor.userId), seed),
    })
    reply.code(201).header('location', `/api/user/${request.params.id}/calendar`)
    return { url }
  })

  route('DELETE /user/:id/calendar', async (request, reply) => {
    await deleteOwnCalendar(db, actorOf(request))
    return reply.code(204).send(null)
  })

  route('GET /calendar-feeds', (request) => listCalendarFeeds(db, principalOf(request).userId))

  route('POST /calendar-feeds', async (request, reply) => {
    const actor = actorOf(request)
    const feed = await createOnce(request, reply, {
      create: (tx, _prepared, seed) => createCalendarFeed(tx, actor, request.body, deriveSecret(seed)),
      find: async (connection, id, seed) =>
        issuedWith(await findCalendarFeed(connection, actor.userId, id), seed),
    })
    reply.code(201).header('location', `/api/calendar-feeds/${feed.id}`)
    return feed
  })

  route('POST /calendar-feeds/:id/rotate', async (request) => {
    return withUrl(await rotateCalendarFeed(db, actorOf(request), request.params.id))
  })

  route('DELETE /calendar-feeds/:id', async (request, reply) => {
    await deleteCalendarFeed(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  done()
}
