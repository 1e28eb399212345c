import { validateTimeSlot, validateTimeSlotChange } from '@luzzu/domain'
import { TimeSlotFieldsSchema, TimeSlotSchema } from '@luzzu/domain/contracts'
import Type from 'typebox'
import { actorOf } from '../../auth/access'
import type { TimeSlotRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedBody, checkedInput, type Routes } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { changeTimeSlot, createTimeSlot, deleteTimeSlot } from './time-slots.commands'
import { findTimeSlot, listTimeSlots, type TimeSlotFilter, toTimeSlot } from './time-slots.queries'

const toRecord = (slot: TimeSlotRow) => tagged(toTimeSlot(slot), slot.version)

const TimeSlotQuery = checkedInput(
  Type.Object({
    include: Type.Optional(Type.Literal('archived', { description: 'Lists archived slots too' })),
  }),
  ({ include }): { filter: TimeSlotFilter } => ({
    filter: include === 'archived' ? 'archived too' : 'bookable',
  }),
)

const QUERIES: Record<TimeSlotFilter, string> = { bookable: '', 'archived too': '?include=archived' }

export const timeSlotsRoutes: Routes = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const visitor = { config: { access: 'visitor' } } as const
  const admin = { config: { access: 'admin' } } as const

  app.get(
    '/time-slots',
    { ...visitor, schema: { querystring: TimeSlotQuery, response: { 200: Type.Array(TimeSlotSchema) } } },
    (request, reply) => {
      const { filter } = request.query
      const list = async () => (await listTimeSlots(db, filter)).map(toTimeSlot)
      return sendList(request, reply, list, QUERIES[filter])
    },
  )

  app.get(
    '/time-slots/:id',
    { ...visitor, schema: { params: ById, response: { 200: TimeSlotSchema } } },
    (request, reply) =>
      sendRecord(request, reply, async () => {
        const slot = await findTimeSlot(db, request.params.id)
        return slot && toRecord(slot)
      }),
  )

  app.post(
    '/time-slots',
    {
      ...admin,
      schema: {
        body: checkedBody(TimeSlotFieldsSchema, validateTimeSlot),
        response: { 201: TimeSlotSchema },
      },
    },
    async (request, reply) => {
      const slot = await createOnce(request, reply, {
        create: async (connection) => (await createTimeSlot(connection, actorOf(request), request.body)).id,
        find: async (id) => {
          const row = await findTimeSlot(db, id)
          return row && toRecord(row)
        },
      })
      catalogueRevision.changed()
      return created(reply, '/time-slots', slot)
    },
  )

  app.put(
    '/time-slots/:id',
    {
      ...admin,
      schema: {
        params: ById,
        body: checkedBody(Type.Partial(TimeSlotFieldsSchema), validateTimeSlotChange),
        response: { 200: TimeSlotSchema },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
      const slot = await changeTimeSlot(db, actorOf(request), change)
      catalogueRevision.changed()
      return withVersion(reply, toRecord(slot))
    },
  )

  app.delete(
    '/time-slots/:id',
    { ...admin, schema: { params: ById, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await deleteTimeSlot(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
      catalogueRevision.changed()
      return reply.code(204).send(null)
    },
  )

  done()
}
