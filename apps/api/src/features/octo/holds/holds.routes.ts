import type { FastifyPluginCallback } from 'fastify'
import { routesOf } from '../../../platform/http/operation-routes'
import { readPeriod } from '../../offer/availability/availability-query'
import { listHolds } from './holds.queries'

/** Staff see what resellers hold. */
export const holdsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)

  route('GET /holds', { query: readPeriod }, (request) =>
    listHolds(app.db, { ...request.query, now: app.clock.now() }),
  )

  done()
}
