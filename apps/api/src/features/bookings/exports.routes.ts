import type { Readable } from 'node:stream'
import { parseCalendarDate } from '@luzzu/domain'
import { ManifestEntrySchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { refuseFields } from '../../platform/errors/refusal'
import { checkedInput, type Routes } from '../../platform/http/checked'
import { BookingExportQuery } from './queries/booking-query'
import { listDayManifest } from './queries/day-manifest'
import { streamBookingsCsv } from './queries/export-bookings'
import { eachManifestEntry, STREAM_TIMEOUT_MS } from './queries/list-bookings'

const ByDate = checkedInput(Type.Object({ date: Type.String({ description: 'YYYY-MM-DD' }) }), ({ date }) => {
  const day = typeof date === 'string' ? parseCalendarDate(date) : undefined
  if (!day) throw refuseFields({ date: 'date must be a date such as 2026-07-16' })
  return { date: day }
})

const Csv = Type.Unsafe<Readable>(Type.String({ description: 'A table of bookings' }))

/** Downloads for staff: the CSV export and the manifest of a day. */
export const exportsRoutes: Routes = (app, _options, done) => {
  const admin = { config: { access: 'admin' }, compress: {} } as const

  app.get(
    '/exports/bookings.csv',
    {
      ...admin,
      handlerTimeout: STREAM_TIMEOUT_MS,
      schema: { querystring: BookingExportQuery, produces: ['text/csv'], response: { 200: Csv } },
    },
    (request, reply) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bookings.csv"')
      return streamBookingsCsv(eachManifestEntry(app.db, request.query), app.config.site.timeZone)
    },
  )

  app.get(
    '/manifests/:date',
    { ...admin, schema: { params: ByDate, response: { 200: Type.Array(ManifestEntrySchema) } } },
    (request) => listDayManifest(app.db, request.params.date),
  )

  done()
}
