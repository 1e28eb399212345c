import { type CalendarDate, dateIn, parseDecimal, validateClosure } from '@luzzu/domain'
import type { ToCall } from '@luzzu/domain/contracts'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { actorOf } from '../../auth/access'
import { requireScope } from '../../auth/api-tokens/admit-token'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import type { Input } from '../../platform/http/checked'
import { createOnce } from '../../platform/http/create-once'
import { ListQuery } from '../../platform/http/list-query'
import { routesOf } from '../../platform/http/operation-routes'
import { setUndoHeader } from '../bookings/commands/undo'
import { listManifestEntries } from '../bookings/queries/day-manifest'
import { listAffected } from '../offer/affected-bookings.queries'
import { deleteClosure, findWithAffected } from '../offer/closures.commands'
import { findClosedTime, findClosure, listClosures, toClosure } from '../offer/closures.queries'
import { addBalances } from '../payments/booking-balances'
import { callOffBookings } from './call-off'
import { listCalledOffCustomers } from './called-off-customers.queries'
import { closeTimes, previewClosure } from './close-times'
import { undoCallOff } from './undo-call-off'

type Period = { from: CalendarDate | undefined; to: CalendarDate | undefined }

const readPeriod = (query: Input): Period => {
  const parsed = new ListQuery(query)
  return parsed.finish(parsed.days())
}

const readDetails = (query: Input) => {
  const parsed = new ListQuery(query)
  const part = parsed.read('with', (text) => (text === 'to_call' ? text : undefined), 'with must be to_call')
  return parsed.finish({ hasCalls: part !== undefined })
}

/** The same fields as in a body, so numbers are decimal digits. */
const readPlannedClosure = ({ from_date, to_date, ...numbers }: Input) => {
  const read = (value: unknown) =>
    typeof value === 'string' && value !== '' ? (parseDecimal(value) ?? value) : undefined
  const checked = validateClosure({
    from_date,
    to_date,
    product_id: read(numbers.product_id),
    slot_id: read(numbers.slot_id),
    units: read(numbers.units),
  })
  if (!checked.ok) throw refuseFields(checked.errors)
  return checked.value
}

const CUSTOMERS = 'bookings:read'

/** Whom to call, a program is told only where its token reads bookings, too. */
const toldTo = <Answer extends { to_call: ToCall }>({ apiToken }: FastifyRequest, answer: Answer): Answer =>
  apiToken === null || apiToken.scopes.includes(CUSTOMERS) ? answer : { ...answer, to_call: [] }

/** Staff close days, products, slots or units, and call off the bookings that no longer fit. */
export const closuresRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, config, findMoment } = app
  const route = routesOf(app)

  route('GET /closures', { query: readPeriod }, async (request) => {
    const { from, to } = request.query
    const { site, now } = await findMoment()
    const period = from || to ? { from, to } : { from: dateIn(site.timeZone, now), to }
    return (await listClosures(db, period)).map(toClosure)
  })

  route('GET /closures/preview', { query: readPlannedClosure }, async (request) =>
    previewClosure(db, request.query, await findMoment()),
  )

  route('GET /closures/:id', { query: readDetails }, async (request) => {
    const { id } = request.params
    if (request.query.hasCalls && request.apiToken) requireScope(request.apiToken, CUSTOMERS)
    const closure = toClosure(orNotFound(await findClosure(db, id)))
    return request.query.hasCalls ? { ...closure, to_call: await listCalledOffCustomers(db, id) } : closure
  })

  route('POST /closures', async (request, reply) => {
    const moment = await findMoment()
    const closure = await createOnce(request, reply, {
      create: (tx) => closeTimes(tx, actorOf(request), request.body, moment),
      find: (connection, id) => findWithAffected(connection, id, moment),
    })
    reply.code(201).header('location', `/api/closures/${closure.id}`)
    return toldTo(request, closure)
  })

  route('DELETE /closures/:id', async (request, reply) => {
    await deleteClosure(db, actorOf(request), request.params.id)
    return reply.code(204).send(null)
  })

  route('GET /closures/:id/bookings', { compress: {} }, async (request) => {
    const closure = orNotFound(await findClosedTime(db, request.params.id))
    const moment = await findMoment()
    const bookings = await listManifestEntries(db, await listAffected(db, closure, moment))
    return moment.site.settings.payments.mode === 'off'
      ? bookings
      : addBalances(db, bookings, { ...moment, isAdmin: true })
  })

  route('POST /closures/:id/call-off', async (request, reply) => {
    const callOff = {
      closureId: request.params.id,
      message: request.body.message,
      hasMailServer: config.mail.smtpUrl !== undefined,
    }
    const context = await findMoment()
    const calledOff = await callOffBookings(db, actorOf(request), callOff, context)
    if (calledOff.cancelled > 0)
      await setUndoHeader(db, reply, { column: 'closure_id', id: callOff.closureId }, clock.now())
    return toldTo(request, calledOff)
  })

  route('POST /closures/:id/undo', async (request) =>
    undoCallOff(db, actorOf(request), request.params.id, await findMoment()),
  )

  done()
}
