import { ACTIVITY_FIELDS } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { sendList } from '../../platform/http/cache/public-reads'
import { readForms } from '../../platform/http/form'
import { routesOf } from '../../platform/http/operation-routes'
import { recordHandlers } from '../record-handlers'
import { changeActivity, createActivity, deleteActivity } from './activities.commands'
import { findActivity, listActivities, toActivity } from './activities.queries'

export const activitiesRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db } = app
  const route = routesOf(app)
  const activity = recordHandlers(app, '/activities', {
    find: findActivity,
    toWire: toActivity,
    create: createActivity,
    change: changeActivity,
    delete: deleteActivity,
  })
  const forms = { preValidation: readForms(ACTIVITY_FIELDS) }

  route('GET /activities', (request, reply) => sendList(request, reply, () => listActivities(db)))
  route('GET /activities/:id', activity.get)
  route('POST /activities', forms, activity.post)
  route('PUT /activities/:id', forms, activity.put)
  route('DELETE /activities/:id', activity.delete)

  done()
}
