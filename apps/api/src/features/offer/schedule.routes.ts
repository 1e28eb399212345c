import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { routesOf } from '../../platform/http/operation-routes'
import { findProduct } from './product-rows'
import { changeSchedule } from './schedule.commands'
import { findScheduleRecord } from './schedule.queries'

export const scheduleRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)

  route('GET /products/:id/schedule', (request, reply) =>
    sendRecord(request, reply, async () => {
      const { id } = request.params
      if (!(await findProduct(db, id))) return undefined
      return findScheduleRecord(db, id)
    }),
  )

  route('PUT /products/:id/schedule', async (request, reply) => {
    const change = { productId: request.params.id, schedule: request.body, ifMatch: ifMatchOf(request) }
    const record = await changeSchedule(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, record)
  })

  done()
}
