import { validateSettings } from '@luzzu/domain'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import { actorOf } from '../../auth/access'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { routesOf } from '../../platform/http/operation-routes'
import { findStoredSettings, type StoredSettings } from '../../platform/settings/site'
import { changeSettings, toRecord } from './settings.commands'

export const settingsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, config, catalogueRevision } = app
  const route = routesOf(app)
  const { timeZone } = config.site
  const canChargeOnline = config.stripe?.hasReturnAddress === true
  const answer = (reply: FastifyReply, stored: StoredSettings) =>
    withVersion(reply, toRecord(config.site, stored))

  route('GET /settings', async (_request, reply) => answer(reply, await findStoredSettings(db)))

  route(
    'PUT /settings',
    { body: (fields) => validateSettings(fields, { timeZone, canChargeOnline }) },
    async (request, reply) => {
      const change = { change: request.body, ifMatch: ifMatchOf(request), configured: config.site }
      const stored = await changeSettings(db, actorOf(request), change)
      catalogueRevision.changed()
      return answer(reply, stored)
    },
  )

  done()
}
