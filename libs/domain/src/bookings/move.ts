import { dateIn } from '../calendar/time-zone'
import { canStillCancel, hasStarted, type SlotTime } from '../schedule/slot-times'
import type { Attendance } from './attendance'
import type { BookingActor, BookingStatus } from './booking-status'
import { occupiesUnit } from './booking-status'

/** Why a booking cannot be moved. */
export type MoveProblem = 'move/cancelled' | 'move/attended' | 'move/over' | 'move/begun' | 'move/too-late'

type Movable = { status: BookingStatus; attendance: Attendance; slot: SlotTime }
type MoveLimits = { cancellationHours: number; now: Date }

/**
 * Why the actor cannot move a booking now; `undefined` if they can. Customers have until the limit of cancellations, staff
 * until the end of the day, for who comes late.
 */
export function findMoveProblem(
  actor: Exclude<BookingActor, 'system'>,
  { status, attendance, slot }: Movable,
  { cancellationHours, now }: MoveLimits,
): MoveProblem | undefined {
  if (!occupiesUnit(status)) return 'move/cancelled'
  if (actor === 'staff') {
    if (!hasStarted(slot, now)) return undefined
    if (attendance !== 'none') return 'move/attended'
    return dateIn(slot.timeZone, now) > slot.date ? 'move/over' : undefined
  }
  if (hasStarted(slot, now)) return 'move/begun'
  return canStillCancel(slot, cancellationHours, now) ? undefined : 'move/too-late'
}

type Place = { date: string; slotId: number | null }
type Placed = Place & { guests: number | null }

/** What a move changes of a booking. */
export type MoveChange = 'nothing' | 'guests' | 'place'

/** Whether a booking would be elsewhere, or stay where it is with other guests. Untold guests stay as they are. */
export function findMoveChange(
  booked: Placed,
  wanted: Place & { guests?: number | null | undefined },
): MoveChange {
  if (wanted.date !== booked.date || wanted.slotId !== booked.slotId) return 'place'
  return (wanted.guests ?? booked.guests) === booked.guests ? 'nothing' : 'guests'
}

/** What a moved booking becomes: moved by its customer it is a new request, moved by staff it stays what it was. */
export function statusAfterMove(
  actor: Exclude<BookingActor, 'system'>,
  status: BookingStatus,
  autoConfirm: boolean,
): BookingStatus {
  if (actor === 'staff') return status
  return autoConfirm ? 'Confirmed' : 'Pending'
}
