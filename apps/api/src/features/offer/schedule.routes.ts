import { type Fields, type Schedule, type Validated, validateSchedule } from '@luzzu/domain'
import { ScheduleFieldsSchema, ScheduleSchema } from '@luzzu/domain/contracts'
import { actorOf } from '../../auth/access'
import { sendRecord } from '../../platform/http/cache/public-reads'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, type Routes } from '../../platform/http/checked'
import { findProduct } from './product-rows'
import { changeSchedule } from './schedule.commands'
import { findScheduleRecord } from './schedule.queries'

export const scheduleRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app

  app.get(
    '/products/:id/schedule',
    { config: { access: 'visitor' }, schema: { params: ById, response: { 200: ScheduleSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const { id } = request.params
        if (!(await findProduct(db, id))) return undefined
        return findScheduleRecord(db, id)
      }),
  )

  app.put(
    '/products/:id/schedule',
    {
      config: { access: 'admin' },
      schema: {
        params: ById,
        body: checkedBody(ScheduleFieldsSchema, checkFields),
        response: { 200: ScheduleSchema },
      },
    },
    async (request, reply) => {
      const change = { productId: request.params.id, schedule: request.body, ifMatch: ifMatchOf(request) }
      const record = await changeSchedule(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, record)
    },
  )

  done()
}

/** Whether no slot may be chosen depends on the schedule that is replaced. */
function checkFields(fields: Fields<keyof Schedule>): Validated<Schedule> {
  const checked = validateSchedule(fields, { slot_ids: [] })
  return checked.ok ? checked : validateSchedule(fields)
}
