import { BOOKING_STATUSES } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import { countByStatus } from './queries/booking-counts'

/** Counts what becomes of booking requests. `app` is the scope of their routes. */
export function collectBookingMetrics(app: FastifyInstance): void {
  const registers = [app.metrics]
  const created = new Counter({
    name: 'bookings_created_total',
    help: 'Bookings that this process created.',
    registers,
  })
  const conflicts = new Counter({
    name: 'booking_conflicts_total',
    help: 'Conflict responses (409) to booking requests by problem type.',
    labelNames: ['type'],
    registers,
  })
  const bookings = new Gauge({
    name: 'bookings',
    help: 'Bookings in the database.',
    labelNames: ['status'],
    registers,
  })
  app.refreshMetrics.push(async () => {
    for (const status of BOOKING_STATUSES) {
      const count = await countByStatus(app.db, status).catch(() => undefined)
      if (count === undefined) bookings.remove({ status })
      else bookings.set({ status }, count)
    }
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 409) conflicts.inc({ type: request.problem ?? 'unknown' })
    const isCreated = reply.statusCode === 201 && !reply.hasHeader('idempotency-replayed')
    if (isCreated && request.method === 'POST') created.inc()
    done()
  })
}
