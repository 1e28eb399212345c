import { validateContactChange } from '@luzzu/domain'
import type { FastifyPluginCallback } from 'fastify'
import { actorOf } from '../../auth/access'
import { createPhoneReader } from '../../auth/phone-reader'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { requireValid } from '../../platform/http/checked'
import { routesOf } from '../../platform/http/operation-routes'
import { cancelAsStaff } from './commands/cancel-as-staff'
import { changeContact } from './commands/change-contact'
import { changeNote, recordAttendance, recordCall } from './commands/staff-records'
import { setUndoHeader } from './commands/undo'
import { toRecord } from './queries/bookings.queries'

/** What staff do with bookings beyond deciding on requests. */
export const frontDeskRoutes: FastifyPluginCallback = (app, _options, done) => {
  const { db, clock, findMoment, findSite } = app
  const route = routesOf(app)

  route(
    'POST /bookings/:id/cancel',
    {
      // The reason is optional, and so is the body.
      preValidation: (request, _reply, next) => {
        request.body ??= { reason: null, refund: undefined }
        next()
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { reason, refund } = request.body
      const cancellation = { id, reason, refund, ifMatch: ifMatchOf(request) }
      const booking = await cancelAsStaff(db, actorOf(request), cancellation, await findMoment())
      await setUndoHeader(db, reply, { column: 'booking_id', id }, clock.now())
      return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
    },
  )

  route('PUT /bookings/:id/attendance', async (request, reply) => {
    const change = { id: request.params.id, state: request.body.state, ifMatch: ifMatchOf(request) }
    const booking = await recordAttendance(db, actorOf(request), change, await findMoment())
    return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
  })

  route('PUT /bookings/:id/called', async (request, reply) => {
    const change = { id: request.params.id, called: request.body.called, ifMatch: ifMatchOf(request) }
    const booking = await recordCall(db, actorOf(request), change)
    return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
  })

  route('PUT /bookings/:id/note', async (request, reply) => {
    const change = { id: request.params.id, note: request.body.note, ifMatch: ifMatchOf(request) }
    const booking = await changeNote(db, actorOf(request), change)
    return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
  })

  route('PUT /bookings/:id/contact', async (request, reply) => {
    const contact = requireValid(validateContactChange(request.body, createPhoneReader(await findSite())))
    const change = { id: request.params.id, contact, ifMatch: ifMatchOf(request) }
    const booking = await changeContact(db, actorOf(request), change)
    return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
  })

  done()
}
