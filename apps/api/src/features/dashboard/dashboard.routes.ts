import { dateIn } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { routesOf } from '../../platform/http/operation-routes'
import { countMoneyTasks } from '../orders/reconciliation/attention.queries'
import { findDashboard, listWeeks } from './dashboard.queries'

export const dashboardRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const { timeZone } = app.config.site
  route('GET /dashboard', async () => {
    const { site } = await app.findMoment()
    const dashboard = await findDashboard(app.db)
    return site.settings.payments.mode === 'off'
      ? dashboard
      : { ...dashboard, payments: await countMoneyTasks(app.db) }
  })
  route('GET /dashboard/weeks', () => listWeeks(app.db, dateIn(timeZone, app.clock.now()), timeZone))
  done()
}
