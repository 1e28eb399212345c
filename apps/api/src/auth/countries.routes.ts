import type { FastifyPluginCallback } from 'fastify'
import { sendCachedResponse, toCachedResponse } from '../platform/http/cache/cached-response'
import { routesOf } from '../platform/http/operation-routes'
import { COUNTRIES } from './countries'

export const countriesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const route = routesOf(app)
  const cached = toCachedResponse({ body: COUNTRIES })
  route('GET /countries', async (request, reply) => sendCachedResponse(request, reply, cached))
  done()
}
