import { ATTENDANCE_MESSAGES, CANCELLATION_REASON, isAttendance, NOTE } from '@luzzu/domain'
import {
  AttendanceChangeSchema,
  BookingSchema,
  CancellationSchema,
  NoteChangeSchema,
  UndoHeadersSchema,
} from '@luzzu/domain/contracts'
import { actorOf } from '../../auth/access'
import { ifMatchOf, withVersion } from '../../platform/http/cache/versions'
import { ById, checkedAs, checkedBody, type Routes } from '../../platform/http/checked'
import { cancelAsStaff } from './commands/cancel-as-staff'
import { changeNote } from './commands/change-note'
import { recordAttendance } from './commands/record-attendance'
import { setUndoHeader } from './commands/undo-booking'
import { toRecord } from './queries/bookings.queries'

const Cancellation = checkedBody(CancellationSchema, ({ reason }) =>
  checkedAs({ reason: CANCELLATION_REASON.read(reason) }, { reason: CANCELLATION_REASON.check(reason) }),
)

const AttendanceChange = checkedBody(AttendanceChangeSchema, ({ state }) =>
  isAttendance(state)
    ? checkedAs({ state }, {})
    : {
        ok: false,
        errors: { state: state === undefined ? ATTENDANCE_MESSAGES.required : ATTENDANCE_MESSAGES.unknown },
      },
)

const NoteChange = checkedBody(NoteChangeSchema, ({ note }) =>
  checkedAs({ note: NOTE.read(note) }, { note: note === undefined ? 'Note is required' : NOTE.check(note) }),
)

/** What staff do with bookings beyond deciding on requests. */
export const frontDeskRoutes: Routes = (app, _options, done) => {
  const { db, clock, findSite } = app
  const admin = { config: { access: 'admin' } } as const
  const response = { 200: BookingSchema }
  const rulesNow = async () => ({ site: await findSite(), now: clock.now() })

  app.post(
    '/bookings/:id/cancel',
    {
      ...admin,
      // The reason is optional, and so is the body.
      preValidation: (request, _reply, next) => {
        request.body ??= { reason: null }
        next()
      },
      schema: {
        params: ById,
        body: Cancellation,
        response: { 200: { ...BookingSchema, headers: UndoHeadersSchema } },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const cancellation = { id, reason: request.body.reason, ifMatch: ifMatchOf(request) }
      const booking = await cancelAsStaff(db, actorOf(request), cancellation, await rulesNow())
      await setUndoHeader(db, reply, { id, now: clock.now() })
      return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
    },
  )

  app.put(
    '/bookings/:id/attendance',
    { ...admin, schema: { params: ById, body: AttendanceChange, response } },
    async (request, reply) => {
      const change = { id: request.params.id, state: request.body.state, ifMatch: ifMatchOf(request) }
      const booking = await recordAttendance(db, actorOf(request), change, await rulesNow())
      return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
    },
  )

  app.put(
    '/bookings/:id/note',
    { ...admin, schema: { params: ById, body: NoteChange, response } },
    async (request, reply) => {
      const change = { id: request.params.id, note: request.body.note, ifMatch: ifMatchOf(request) }
      const booking = await changeNote(db, actorOf(request), change)
      return withVersion(reply, await toRecord(db, booking, { isAdmin: true }))
    },
  )

  done()
}
