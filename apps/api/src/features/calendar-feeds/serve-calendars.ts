import { calendarFeed } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { hashSecret } from '../../auth/tokens'
import { instantAfter, MINUTE } from '../../platform/clock'
import type { CalendarFeedRow } from '../../platform/database/schema'
import { ignoreUnwritable } from '../../platform/errors/database-errors'
import { orNotFound } from '../../platform/errors/refusal'
import { matchesTag, tagOf } from '../../platform/http/cache/cached-response'
import { findReadableFeed } from './calendar-feeds.queries'
import { readCalendarSecret } from './calendar-path'
import { listFeedEvents } from './feed-events'

/** Serves calendars to whoever knows their address. */
export function serveCalendars(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const feed = orNotFound(await findFeed(app, request.params.file))
    await app.rateLimits.consume([['calendar/feed', feed.secret_hash]])
    await noteRead(app, feed)
    const bytes = Buffer.from(await writeCalendar(app, feed))
    const etag = tagOf(bytes)
    reply.header('etag', etag)
    const known = request.headers['if-none-match']
    if (known && matchesTag(known, etag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(bytes)
  })
}

async function findFeed({ db }: FastifyInstance, file: string): Promise<CalendarFeedRow | undefined> {
  const secret = readCalendarSecret(file)
  return secret === undefined ? undefined : findReadableFeed(db, hashSecret(secret))
}

async function writeCalendar({ db, findMoment }: FastifyInstance, feed: CalendarFeedRow): Promise<string> {
  const moment = await findMoment()
  const { name: siteName, timeZone, installation } = moment.site
  const name = feed.is_own === 1 ? `${siteName} bookings` : feed.name
  return calendarFeed(await listFeedEvents(db, feed, moment), { name, siteName, timeZone, installation })
}

/** Once a minute at most, so that reading costs no writing. */
async function noteRead({ db, clock }: FastifyInstance, feed: CalendarFeedRow): Promise<void> {
  const now = clock.now()
  if (feed.last_read_at !== null && feed.last_read_at > instantAfter(now, -MINUTE)) return
  await db
    .updateTable('calendar_feed')
    .set({ last_read_at: instantAfter(now) })
    .where('id', '=', feed.id)
    .where('secret_hash', '=', feed.secret_hash)
    .execute()
    .catch(ignoreUnwritable)
}
