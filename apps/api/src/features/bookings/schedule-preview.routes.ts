import { parseDecimal, type Schedule, validateSchedule } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { routesOf } from '../../platform/http/operation-routes'
import { listOutsideSchedule } from '../offer/outside-schedule.queries'
import { findProduct } from '../offer/product-rows'
import { listManifestEntries } from './queries/day-manifest'

const MAX_LISTED = 50

/** The same fields as in a body, so lists are decimal digits between commas. */
function readPlannedSchedule({ slot_ids, weekdays, season_from: from, season_to: to }: Input): Schedule {
  const season = from === undefined && to === undefined ? null : { from, to }
  const fields = { slot_ids: readList(slot_ids), weekdays: readList(weekdays), season }
  // All chosen slots may have been deleted.
  const checked = validateSchedule(fields, { slot_ids: [] })
  if (!checked.ok) throw refuseFields(checked.errors)
  return checked.value
}

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value === '' ? [] : value.split(',').map((text) => parseDecimal(text) ?? text)
}

/** Staff see which bookings a schedule leaves out before they save it. */
export const schedulePreviewRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, findMoment } = app
  const route = routesOf(app)

  route('GET /products/:id/schedule/preview', { query: readPlannedSchedule }, async (request) => {
    const productId = request.params.id
    orNotFound(await findProduct(db, productId))
    const planned = { productId, schedule: request.query }
    const outside = await listOutsideSchedule(db, planned, await findMoment())
    return {
      outside: outside.length,
      bookings: await listManifestEntries(db, outside.slice(0, MAX_LISTED)),
    }
  })

  done()
}
