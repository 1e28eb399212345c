import { canStillCancel, hasStarted, type SlotTime } from '../schedule/slot-times'
import type { BookingActor, BookingStatus } from './booking-status'
import { occupiesUnit } from './booking-status'

/** Why a booking cannot be moved. */
export type MoveProblem = 'move/cancelled' | 'move/begun' | 'move/too-late'

type Movable = { status: BookingStatus; slot: SlotTime }
type MoveLimits = { cancellationHours: number; now: Date }

/** Why the actor cannot move a booking now; `undefined` if they can. Customers have until the limit of cancellations. */
export function findMoveProblem(
  actor: Exclude<BookingActor, 'system'>,
  { status, slot }: Movable,
  { cancellationHours, now }: MoveLimits,
): MoveProblem | undefined {
  if (!occupiesUnit(status)) return 'move/cancelled'
  if (hasStarted(slot, now)) return 'move/begun'
  return actor === 'customer' && !canStillCancel(slot, cancellationHours, now) ? 'move/too-late' : undefined
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
