import type { FastifyPluginCallback } from 'fastify'
import { sendList } from '../../platform/http/cache/public-reads'
import { routesOf } from '../../platform/http/operation-routes'
import { toWire } from './site-wire'

export const siteRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  route('GET /site', (request, reply) => sendList(request, reply, async () => toWire(await app.findSite())))
  done()
}
