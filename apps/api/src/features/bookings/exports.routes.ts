import { parseCalendarDate } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { notADate } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { addBookedDeposits } from '../payments/booked-deposits'
import { readBookingExportQuery } from './queries/booking-query'
import { listDayManifest } from './queries/day-manifest'
import { streamBookingsCsv } from './queries/export-bookings'
import { eachManifestEntry, STREAM_TIMEOUT_MS } from './queries/list-bookings'

const readDate = ({ date }: Input) => {
  const day = typeof date === 'string' ? parseCalendarDate(date) : undefined
  if (!day) throw refuseFields({ date: notADate('date') })
  return { date: day }
}

/** Downloads for staff: the CSV export and the manifest of a day. */
export const exportsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)

  route(
    'GET /exports/bookings.csv',
    { compress: {}, handlerTimeout: STREAM_TIMEOUT_MS, query: readBookingExportQuery },
    (request, reply) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bookings.csv"')
      return streamBookingsCsv(eachManifestEntry(app.db, request.query), app.config.site.timeZone)
    },
  )

  route('GET /manifests/:date', { compress: {}, params: readDate }, async (request) => {
    const entries = await listDayManifest(app.db, request.params.date)
    return addBookedDeposits(app.db, entries, await app.findMoment())
  })

  done()
}
