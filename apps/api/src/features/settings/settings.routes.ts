import { validateSettings } from '@luzzu/domain'
import { SettingsChangeSchema, SettingsSchema } from '@luzzu/domain/contracts'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../auth/access'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { checkedBody, type Routes } from '../../platform/http/checked'
import { findStoredSettings, type StoredSettings } from '../../platform/settings/site'
import { changeSettings, toRecord } from './settings.commands'

export const settingsRoutes: Routes = (app, _options, done) => {
  const { db, config, catalogueRevision } = app
  const { timeZone } = config.site
  const admin = { config: { access: 'admin' } } as const
  const answer = (reply: FastifyReply, stored: StoredSettings) =>
    withVersion(reply, toRecord(config.site, stored))

  app.get('/settings', { ...admin, schema: { response: { 200: SettingsSchema } } }, async (_request, reply) =>
    answer(reply, await findStoredSettings(db)),
  )

  app.put(
    '/settings',
    {
      ...admin,
      schema: {
        body: checkedBody(SettingsChangeSchema, (fields) => validateSettings(fields, timeZone)),
        response: { 200: SettingsSchema },
      },
    },
    async (request, reply) => {
      const change = { change: request.body, ifMatch: ifMatchOf(request), configured: config.site }
      const stored = await changeSettings(db, actorOf(request), change)
      catalogueRevision.changed()
      return answer(reply, stored)
    },
  )

  done()
}
