import { SiteSchema } from '@luzzu/domain/contracts'
import { sendCachedResponse, toCachedResponse } from '../../platform/http/cache/response-cache'
import type { Routes } from '../../platform/http/checked'

export const siteRoutes: Routes = (app, _options, done) => {
  const { name, timeZone, currency } = app.config.site
  const cached = toCachedResponse({ body: { site_name: name, time_zone: timeZone, currency } })
  app.get(
    '/site',
    { config: { access: 'visitor' }, schema: { response: { 200: SiteSchema } } },
    async (request, reply) => sendCachedResponse(request, reply, cached),
  )
  done()
}
