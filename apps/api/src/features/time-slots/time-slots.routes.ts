import type { FastifyPluginCallback } from 'fastify'
import { sendList } from '../../platform/http/cache/public-reads'
import type { Input } from '../../platform/http/checked'
import { routesOf } from '../../platform/http/operation-routes'
import { recordHandlers } from '../record-handlers'
import { changeTimeSlot, createTimeSlot, deleteTimeSlot } from './time-slots.commands'
import { findTimeSlot, listTimeSlots, type TimeSlotFilter, toTimeSlot } from './time-slots.queries'

const readTimeSlotQuery = ({ include }: Input): { filter: TimeSlotFilter } => ({
  filter: include === 'archived' ? 'archived too' : 'bookable',
})

const QUERIES: Record<TimeSlotFilter, string> = { bookable: '', 'archived too': '?include=archived' }

export const timeSlotsRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db } = app
  const route = routesOf(app)
  const slot = recordHandlers(app, '/time-slots', {
    find: findTimeSlot,
    toWire: toTimeSlot,
    create: createTimeSlot,
    change: changeTimeSlot,
    delete: deleteTimeSlot,
  })

  route('GET /time-slots', { query: readTimeSlotQuery }, (request, reply) => {
    const { filter } = request.query
    const list = async () => (await listTimeSlots(db, filter)).map(toTimeSlot)
    return sendList(request, reply, list, QUERIES[filter])
  })
  route('GET /time-slots/:id', slot.get)
  route('POST /time-slots', slot.post)
  route('PUT /time-slots/:id', slot.put)
  route('DELETE /time-slots/:id', slot.delete)

  done()
}
