import { parseCalendarDate } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf, principalOf } from '../../auth/access'
import { refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { ListQuery, notADate } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { changeOnce } from '../orders/change-once'
import { bookkeeping } from '../payments/ledger'
import { findCashUp, findDay } from './cash-ups.queries'
import { closeDay } from './close-day'

const readDate = ({ date }: Input) => {
  const day = typeof date === 'string' ? parseCalendarDate(date) : undefined
  if (!day) throw refuseFields({ date: notADate('date') })
  return { date: day }
}

const readQuery = (query: Input) => {
  const parsed = new ListQuery(query)
  const part = parsed.read(
    'with',
    (text) => (text === 'breakdown' ? text : undefined),
    'with must be breakdown',
  )
  return parsed.finish({ hasBreakdown: part !== undefined })
}

/** The money of days, counted at their end. */
export const cashUpsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)

  route('GET /cash-ups/:date', { params: readDate, query: readQuery }, (request) =>
    findDay(db, request.params.date, request.query),
  )

  route('POST /cash-ups', async (request, reply) => {
    const staffId = principalOf(request).userId
    const books = { ...bookkeeping(await findMoment(), actorOf(request)), staffId }
    const closed = await changeOnce(request, reply, {
      input: request.body,
      change: (tx) => closeDay(tx, request.body, books),
      find: findCashUp,
    })
    return reply.code(201).header('location', `/api/cash-ups/${closed.date}`).send(closed)
  })

  done()
}
