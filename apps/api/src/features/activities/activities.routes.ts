import { validateActivity, validateActivityChange } from '@luzzu/domain'
import { ActivityFieldsSchema, ActivitySchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import type { ActivityRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { readForms } from '../../platform/http/form'
import { UPLOAD_TIMEOUT_MS } from '../../platform/http/server-options'
import { changeActivity, createActivity, deleteActivity } from './activities.commands'
import { findActivity, listActivities, toActivity } from './activities.queries'

const toRecord = (activity: ActivityRow) => tagged(toActivity(activity), activity.version)

export const activitiesRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const visitor = { config: { access: 'visitor' } } as const
  const admin = { config: { access: 'admin' } } as const
  const forms = { ...admin, handlerTimeout: UPLOAD_TIMEOUT_MS, preValidation: readForms({}) }

  app.get(
    '/activities',
    { ...visitor, schema: { response: { 200: Type.Array(ActivitySchema) } } },
    (request, reply) => sendList(request, reply, () => listActivities(db)),
  )

  app.get(
    '/activities/:id',
    { ...visitor, schema: { params: ById, response: { 200: ActivitySchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const activity = await findActivity(db, request.params.id)
        return activity && toRecord(activity)
      }),
  )

  app.post(
    '/activities',
    {
      ...forms,
      schema: {
        consumes: FORMS,
        body: checkedBody(ActivityFieldsSchema, validateActivity),
        response: { 201: ActivitySchema },
      },
    },
    async (request, reply) => {
      const activity = await createOnce(request, reply, {
        create: async (connection) => (await createActivity(connection, actorOf(request), request.body)).id,
        find: async (id) => {
          const row = await findActivity(db, id)
          return row && toRecord(row)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/activities', activity)
    },
  )

  app.put(
    '/activities/:id',
    {
      ...forms,
      schema: {
        consumes: FORMS,
        params: ById,
        body: checkedBody(Type.Partial(ActivityFieldsSchema), validateActivityChange),
        response: { 200: ActivitySchema },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
      const activity = await changeActivity(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(activity))
    },
  )

  app.delete(
    '/activities/:id',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await deleteActivity(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  )

  done()
}

const FORMS = ['multipart/form-data', 'application/json']
