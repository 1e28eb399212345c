import { type Schedule, validateSchedule } from '@luzzu/domain'
import { ScheduleFieldsSchema, ScheduleSchema } from '@luzzu/domain/contracts'
import { actorOf } from '../../auth/access'
import type { Db } from '../../platform/database/schema'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { ifMatchOf, versionTag, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { findProduct } from '../products/products.queries'
import { listTimeSlots } from '../time-slots/time-slots.queries'
import { changeSchedule } from './schedule.commands'
import { findStoredSchedule } from './schedule.queries'

export const scheduleRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app

  app.get(
    '/products/:id/schedule',
    { config: { access: 'visitor' }, schema: { params: ById, response: { 200: ScheduleSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const { id } = request.params
        if (!(await findProduct(db, id))) return undefined
        const { schedule, version } = await findStoredSchedule(db, id)
        return { body: await withoutDeletedSlots(db, schedule), etag: versionTag(version) }
      }),
  )

  app.put(
    '/products/:id/schedule',
    {
      config: { access: 'admin' },
      schema: {
        params: ById,
        body: checkedBody(ScheduleFieldsSchema, validateSchedule),
        response: { 200: ScheduleSchema },
      },
    },
    async (request, reply) => {
      const change = { productId: request.params.id, schedule: request.body, ifMatch: ifMatchOf(request) }
      const { schedule, version } = await changeSchedule(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, { wire: schedule, version })
    },
  )

  done()
}

async function withoutDeletedSlots(db: Db, schedule: Schedule): Promise<Schedule> {
  if (!schedule.slot_ids) return schedule
  const known = new Set((await listTimeSlots(db, 'archived too')).map(({ id }) => id))
  return { ...schedule, slot_ids: schedule.slot_ids.filter((id) => known.has(id)) }
}
