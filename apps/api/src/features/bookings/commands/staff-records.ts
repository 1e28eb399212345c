import {
  ATTENDANCE_MESSAGES,
  type Attendance,
  canRecordAttendance,
  canRecordCall,
  dateIn,
  PHONE_CALL_MESSAGES,
} from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import { type AuditActor, recordChange } from '../../../platform/audit/audit'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { Moment } from '../../../platform/settings/site'
import { recordReturn } from '../../payments/record-return'
import { type BookingWithUser, NOT_CALLED } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'

type AttendanceChange = { id: number; state: Attendance; ifMatch: string | undefined }

/**
 * Records what became of a booking on its day; the same state again changes nothing.
 * @throws {Refusal} `invalid-state` unless the booking is confirmed and of today or before.
 */
export function recordAttendance(
  db: Db,
  actor: Actor,
  { id, state, ifMatch }: AttendanceChange,
  { site, now }: Moment,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    const { status, booking_date: date } = booking
    if (!canRecordAttendance({ status, date }, dateIn(site.timeZone, now)))
      throw new Refusal('invalid-state', { message: ATTENDANCE_MESSAGES.notPossible })
    const after = await updateStaffRecord(tx, actor, booking, { attendance: state })
    if (after !== booking) await recordReturn(tx, after, { site, now })
    return after
  })
}

type CalledChange = { id: number; called: boolean; ifMatch: string | undefined }

/**
 * Records whether the customer was called about a cancellation. Whoever has called first stays.
 * @throws {Refusal} `invalid-state` unless the booking is cancelled.
 */
export function recordCall(
  db: Db,
  actor: Actor,
  { id, called, ifMatch }: CalledChange,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    if (!canRecordCall(booking.status))
      throw new Refusal('invalid-state', { message: PHONE_CALL_MESSAGES.notPossible })
    if (called === (booking.called_at !== null)) return booking
    const call = called ? { called_at: actor.at, called_by: actor.userId } : NOT_CALLED
    return updateStaffRecord(tx, actor, booking, call)
  })
}

type NoteChange = { id: number; note: string | null; ifMatch: string | undefined }

/** Changes the note of staff about a booking in any status; `null` removes it. */
export function changeNote(
  db: Db,
  actor: Actor,
  { id, note, ifMatch }: NoteChange,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const booking = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, booking.version)
    return updateStaffRecord(tx, actor, booking, { note })
  })
}

type StaffRecord = Partial<Pick<BookingWithUser, 'attendance' | 'note' | 'called_at' | 'called_by'>>

const RECORDED = ['attendance', 'note', 'called_at'] as const

/** Updates what staff record of a booking, with version and audit entry, if anything differs. */
async function updateStaffRecord(
  tx: Tx,
  actor: AuditActor,
  before: BookingWithUser,
  changes: StaffRecord,
): Promise<BookingWithUser> {
  const after = { ...before, ...changes, updated_at: actor.at, version: before.version + 1 }
  if (RECORDED.every((field) => after[field] === before[field])) return before
  await tx
    .updateTable('booking')
    .set({ ...changes, updated_at: actor.at, version: after.version })
    .where('id', '=', before.id)
    .execute()
  await recordChange(tx, actor, { action: 'updated', entity: 'booking', id: before.id, before, after })
  return after
}
