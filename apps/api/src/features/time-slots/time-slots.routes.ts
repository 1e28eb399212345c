import { TimeSlotSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { versionTag } from '../../platform/http/cache/versions'
import { ById, type Routes } from '../../platform/http/checked'
import { findTimeSlot, listTimeSlots, toTimeSlot } from './time-slots.queries'

export const timeSlotsRoutes: Routes = (app, _options, done) => {
  const { db } = app
  const visitor = { config: { access: 'visitor' } } as const

  app.get(
    '/time-slots',
    { ...visitor, schema: { response: { 200: Type.Array(TimeSlotSchema) } } },
    (request, reply) => sendList(request, reply, async () => (await listTimeSlots(db)).map(toTimeSlot)),
  )

  app.get(
    '/time-slots/:id',
    { ...visitor, schema: { params: ById, response: { 200: TimeSlotSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const slot = await findTimeSlot(db, request.params.id)
        return slot && { body: toTimeSlot(slot), etag: versionTag(1) }
      }),
  )

  done()
}
