import type { FastifyPluginCallback } from 'fastify'
import { sendList } from '../../platform/http/cache/public-reads'
import { routesOf } from '../../platform/http/operation-routes'
import { recordHandlers } from '../record-handlers'
import { changeAddon, createAddon, deleteAddon } from './addons.commands'
import { findAddon, listAddons, toAddon } from './addons.queries'

export const addonsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db } = app
  const route = routesOf(app)
  const addon = recordHandlers(app, '/addons', {
    find: findAddon,
    toWire: toAddon,
    create: createAddon,
    change: changeAddon,
    delete: deleteAddon,
  })

  route('GET /addons', (request, reply) => sendList(request, reply, () => listAddons(db)))
  route('GET /addons/:id', addon.get)
  route('POST /addons', addon.post)
  route('PUT /addons/:id', addon.put)
  route('DELETE /addons/:id', addon.delete)

  done()
}
