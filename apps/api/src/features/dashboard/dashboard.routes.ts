import { dateIn } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { routesOf } from '../../platform/http/operation-routes'
import { listCustomersToCall } from '../closures/called-off-customers.queries'
import { countMoneyTasks } from '../orders/reconciliation/attention.queries'
import { findDashboard, listWeeks } from './dashboard.queries'

export const dashboardRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const { site: installation, mail } = app.config
  const { timeZone } = installation
  route('GET /dashboard', async () => {
    const { site, now } = await app.findMoment()
    const dashboard = await findDashboard(app.db)
    const callOffs = { today: dateIn(timeZone, now), hasMailServer: mail.smtpUrl !== undefined }
    const toCall = await listCustomersToCall(app.db, callOffs)
    return {
      ...dashboard,
      ...(toCall.length > 0 && { to_call: toCall }),
      ...(site.settings.payments.mode !== 'off' && { payments: await countMoneyTasks(app.db) }),
    }
  })
  route('GET /dashboard/weeks', () => listWeeks(app.db, dateIn(timeZone, app.clock.now()), timeZone))
  done()
}
