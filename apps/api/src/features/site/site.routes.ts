import { SiteSchema } from '@luzzu/domain/contracts'
import { sendList } from '../../platform/http/cache/public-reads'
import type { Routes } from '../../platform/http/checked'
import { toWire } from './site-wire'

export const siteRoutes: Routes = (app, _options, done) => {
  app.get(
    '/site',
    { config: { access: 'visitor' }, schema: { response: { 200: SiteSchema } } },
    (request, reply) => sendList(request, reply, async () => toWire(await app.findSite())),
  )
  done()
}
