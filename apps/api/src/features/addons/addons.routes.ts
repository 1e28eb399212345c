import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { AddonRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { changeAddon, createAddon, deleteAddon } from './addons.commands'
import { findAddon, listAddons, toAddon } from './addons.queries'

const toRecord = (addon: AddonRow) => tagged(toAddon(addon), addon.version)

export const addonsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)

  route('GET /addons', (request, reply) => sendList(request, reply, () => listAddons(db)))

  route('GET /addons/:id', (request, reply) =>
    sendRecord(request, reply, async () => {
      const addon = await findAddon(db, request.params.id)
      return addon && toRecord(addon)
    }),
  )

  route('POST /addons', async (request, reply) => {
    const addon = await createOnce(request, reply, {
      create: async (connection) => (await createAddon(connection, actorOf(request), request.body)).id,
      find: async (id) => {
        const row = await findAddon(db, id)
        return row && toRecord(row)
      },
    })
    catalogueRevision.changed()
    return created(reply, '/addons', addon)
  })

  route('PUT /addons/:id', async (request, reply) => {
    const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
    const addon = await changeAddon(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(addon))
  })

  route('DELETE /addons/:id', async (request, reply) => {
    await deleteAddon(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
