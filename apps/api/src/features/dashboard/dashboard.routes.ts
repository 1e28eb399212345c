import { DashboardSchema } from '@luzzu/domain/contracts'
import type { Routes } from '../../platform/http/checked'
import { findDashboard } from './dashboard.queries'

export const dashboardRoutes: Routes = (app, _options, done) => {
  app.get('/dashboard', { config: { access: 'admin' }, schema: { response: { 200: DashboardSchema } } }, () =>
    findDashboard(app.db),
  )
  done()
}
