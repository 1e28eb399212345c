import { dateIn } from '@luzzu/domain'
import { DashboardSchema, WeeklyBookingsSchema } from '@luzzu/domain/contracts'
import type { Routes } from '../../platform/http/checked'
import { findDashboard, listWeeks } from './dashboard.queries'

export const dashboardRoutes: Routes = (app, _options, done) => {
  const { timeZone } = app.config.site
  app.get('/dashboard', { config: { access: 'admin' }, schema: { response: { 200: DashboardSchema } } }, () =>
    findDashboard(app.db),
  )
  app.get(
    '/dashboard/weeks',
    { config: { access: 'admin' }, schema: { response: { 200: WeeklyBookingsSchema } } },
    () => listWeeks(app.db, dateIn(timeZone, app.clock.now()), timeZone),
  )
  done()
}
