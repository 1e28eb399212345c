import { dateIn } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { routesOf } from '../../platform/http/operation-routes'
import { findDashboard, listWeeks } from './dashboard.queries'

export const dashboardRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const { timeZone } = app.config.site
  route('GET /dashboard', () => findDashboard(app.db))
  route('GET /dashboard/weeks', () => listWeeks(app.db, dateIn(timeZone, app.clock.now()), timeZone))
  done()
}
