import { validateAddon, validateAddonChange } from '@luzzu/domain'
import { AddonChangeSchema, AddonFieldsSchema, AddonSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import type { AddonRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { changeAddon, createAddon, deleteAddon } from './addons.commands'
import { findAddon, listAddons, toAddon } from './addons.queries'

const toRecord = (addon: AddonRow) => tagged(toAddon(addon), addon.version)

export const addonsRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const visitor = { config: { access: 'visitor' } } as const
  const admin = { config: { access: 'admin' } } as const

  app.get(
    '/addons',
    { ...visitor, schema: { response: { 200: Type.Array(AddonSchema) } } },
    (request, reply) => sendList(request, reply, () => listAddons(db)),
  )

  app.get(
    '/addons/:id',
    { ...visitor, schema: { params: ById, response: { 200: AddonSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const addon = await findAddon(db, request.params.id)
        return addon && toRecord(addon)
      }),
  )

  app.post(
    '/addons',
    {
      ...admin,
      schema: { body: checkedBody(AddonFieldsSchema, validateAddon), response: { 201: AddonSchema } },
    },
    async (request, reply) => {
      const addon = await createOnce(request, reply, {
        create: async (connection) => (await createAddon(connection, actorOf(request), request.body)).id,
        find: async (id) => {
          const row = await findAddon(db, id)
          return row && toRecord(row)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/addons', addon)
    },
  )

  app.put(
    '/addons/:id',
    {
      ...admin,
      schema: {
        params: ById,
        body: checkedBody(Type.Partial(AddonChangeSchema), validateAddonChange),
        response: { 200: AddonSchema },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
      const addon = await changeAddon(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(addon))
    },
  )

  app.delete(
    '/addons/:id',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await deleteAddon(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  )

  done()
}
