import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import type { TimeSlotRow } from '../../platform/database/schema'
import { sendList, sendRecord } from '../../platform/http/cache/public-reads'
import { created, ifMatchOf, tagged, withVersion } from '../../platform/http/cache/versions'
import type { Input } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { routesOf } from '../../platform/http/operation-routes'
import { changeTimeSlot, createTimeSlot, deleteTimeSlot } from './time-slots.commands'
import { findTimeSlot, listTimeSlots, type TimeSlotFilter, toTimeSlot } from './time-slots.queries'

const toRecord = (slot: TimeSlotRow) => tagged(toTimeSlot(slot), slot.version)

const readTimeSlotQuery = ({ include }: Input): { filter: TimeSlotFilter } => ({
  filter: include === 'archived' ? 'archived too' : 'bookable',
})

const QUERIES: Record<TimeSlotFilter, string> = { bookable: '', 'archived too': '?include=archived' }

export const timeSlotsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, catalogueRevision } = app
  const route = routesOf(app)

  route('GET /time-slots', { query: readTimeSlotQuery }, (request, reply) => {
    const { filter } = request.query
    const list = async () => (await listTimeSlots(db, filter)).map(toTimeSlot)
    return sendList(request, reply, list, QUERIES[filter])
  })

  route('GET /time-slots/:id', (request, reply) =>
    sendRecord(request, reply, async () => {
      const slot = await findTimeSlot(db, request.params.id)
      return slot && toRecord(slot)
    }),
  )

  route('POST /time-slots', async (request, reply) => {
    const slot = await createOnce(request, reply, {
      create: async (connection) => (await createTimeSlot(connection, actorOf(request), request.body)).id,
      find: async (id) => {
        const row = await findTimeSlot(db, id)
        return row && toRecord(row)
      },
    })
    catalogueRevision.changed()
    return created(reply, '/time-slots', slot)
  })

  route('PUT /time-slots/:id', async (request, reply) => {
    const change = { id: request.params.id, change: request.body, ifMatch: ifMatchOf(request) }
    const slot = await changeTimeSlot(db, actorOf(request), change)
    catalogueRevision.changed()
    return withVersion(reply, toRecord(slot))
  })

  route('DELETE /time-slots/:id', async (request, reply) => {
    await deleteTimeSlot(db, actorOf(request), { id: request.params.id, ifMatch: ifMatchOf(request) })
    catalogueRevision.changed()
    return reply.code(204).send(null)
  })

  done()
}
