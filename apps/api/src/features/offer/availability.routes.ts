import {
  type CalendarDate,
  daysBetween,
  type FieldErrors,
  MAX_AVAILABILITY_DAYS,
  parseCalendarDate,
} from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { notADate } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { findAvailability } from './availability.queries'

export const readPeriod = (query: Input) => {
  const from = readDate(query.from)
  const to = readDate(query.to)
  const errors: FieldErrors = {}
  if (!from) errors.from = notADate('from')
  if (!to) errors.to = notADate('to')
  if (!from || !to) throw refuseFields(errors)
  if (to < from) throw refuseFields({ to: 'to must not be before from' })
  if (daysBetween(from, to) >= MAX_AVAILABILITY_DAYS)
    throw refuseFields({ to: `At most ${MAX_AVAILABILITY_DAYS} days can be asked for at once` })
  return { from, to }
}

function readDate(value: unknown): CalendarDate | undefined {
  return typeof value === 'string' ? parseCalendarDate(value) : undefined
}

export const availabilityRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)
  route('GET /products/:id/availability', { compress: {}, query: readPeriod }, async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    return orNotFound(
      await findAvailability(db, { productId: request.params.id, ...request.query }, await findMoment()),
    )
  })
  done()
}
