import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { ActivityRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { createOnce } from '../../platform/http/create-once'
import { readForms } from '../../platform/http/form'
import { routesOf } from '../../platform/http/operation-routes'
import { changeActivity, createActivity, deleteActivity } from './activities.commands'
import { findActivity, listActivities, toActivity } from './activities.queries'

const toRecord = (activity: ActivityRow) => tagged(toActivity(activity), activity.version)

export const activitiesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)
  const forms = { preValidation: readForms({}) }

  route('GET /activities', (request, reply) => sendList(request, reply, () => listActivities(db)))

  route('GET /activities/:id', (request, reply) =>
    sendRecord(request, reply, async () => {
      const activity = await findActivity(db, request.params.id)
      return activity && toRecord(activity)
    }),
  )

  route('POST /activities', forms, async (request, reply) => {
    const activity = await createOnce(request, reply, {
      create: async (connection) => (await createActivity(connection, actorOf(request), request.body)).id,
      find: async (id) => {
        const row = await findActivity(db, id)
        return row && toRecord(row)
      },
    })
    catalogueRevision.changed()
    return created(reply, '/activities', activity)
  })

  route('PUT /activities/:id', forms, async (request, reply) => {
    const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
    const activity = await changeActivity(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(activity))
  })

  route('DELETE /activities/:id', async (request, reply) => {
    await deleteActivity(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
