import { SiteSchema } from '@luzzu/domain/contracts'
import { sendReady, toReady } from '../../platform/http/answers/ready-answers'
import type { Routes } from '../../platform/http/checked'

export const siteRoutes: Routes = (app, _options, done) => {
  const { name, timeZone, currency } = app.config.site
  const answer = toReady({ body: { site_name: name, time_zone: timeZone, currency } })
  app.get(
    '/site',
    { config: { access: 'visitor' }, schema: { response: { 200: SiteSchema } } },
    async (request, reply) => sendReady(request, reply, answer),
  )
  done()
}
