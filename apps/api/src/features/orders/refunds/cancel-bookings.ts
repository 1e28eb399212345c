import {
  canStillCancel,
  hasStarted,
  ORDER_MESSAGES,
  type OrderCancellation,
  occupiesUnit,
  STATUS_MESSAGES,
  toCents,
  tooLateToCancel,
} from '@luzzu/domain'
import type { Actor, Caller } from '../../../auth/access'
import type { Db, Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal, refuseFields } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import type { Moment } from '../../../platform/settings/site'
import { lockBooking, lockBookings } from '../../bookings/commands/booking-locks'
import { saveUndoSteps } from '../../bookings/commands/undo-steps'
import { updateStatus } from '../../bookings/commands/update-status'
import {
  bookingCancelled,
  bookingCancelledByStaff,
  bookingDeclined,
} from '../../bookings/emails/booking-emails'
import { emailCancellation } from '../../bookings/emails/email-customer'
import type { BookingWithUser } from '../../bookings/queries/bookings.queries'
import { bookkeeping } from '../../payments/ledger'
import { findOrderMoney, type OrderedBooking } from '../../payments/order-money.queries'
import {
  quoteCancellation,
  type Settlement,
  settleCancellation,
  settlementOf,
} from '../../payments/settle-cancellation'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { ownBookings } from '../assert-order-access'

type Bookings = { orderId: number; ids: readonly number[]; ifMatch?: string | undefined }

/** The bookings of an order that are meant, in the versions that were seen. */
export async function requireBookings(
  db: Db,
  caller: Caller,
  { orderId, ids, ifMatch }: Bookings,
): Promise<OrderedBooking[]> {
  const money = orNotFound(await findOrderMoney(db, orderId))
  const rows = ownBookings(money, caller).filter(({ booking_id }) => ids.includes(booking_id))
  if (rows.length !== ids.length) throw refuseFields({ booking_ids: ORDER_MESSAGES.bookings })
  for (const { version } of rows) if (version !== null) requireVersion(ifMatch, version)
  if (rows.some(({ status }) => status === null || !occupiesUnit(status))) throw new Refusal('invalid-state')
  return rows
}

type Cancellation = OrderCancellation & { orderId: number; ifMatch: string | undefined }

/**
 * Cancels bookings of an order and refunds what the policy says, from the business all of it unless staff say otherwise.
 * @throws {Refusal} `refund-changed` when another sum goes back than was shown, `invalid-state` when it is too late,
 * `stale` when a booking is not as it was seen.
 */
export async function cancelOrderBookings(
  tx: Tx,
  actor: Actor,
  { orderId, bookingIds, refundTotal, percent, reason, ifMatch }: Cancellation,
  rules: Moment,
): Promise<number> {
  await lockBookings(tx, bookingIds)
  const rows = await requireBookings(tx, actor, { orderId, ids: bookingIds, ifMatch })
  const by = actor.isAdmin ? { percent: percent ?? 100 } : ('customer' as const)
  const books = bookkeeping(rules, actor)
  const settled = settlementOf(rows, quoteCancellation(rows, by, books))
  for (const row of rows) await cancelBooking(tx, actor, { row, reason, settled }, rules)
  await settleCancellation(
    tx,
    bookingIds,
    {
      by,
      expected: { refund: toCents(refundTotal) },
      isHandedOver: actor.isAdmin,
      isUndoable: actor.isAdmin,
      reason,
    },
    books,
  )
  return orderId
}

type Cancelled = { row: OrderedBooking; reason: string | null; settled: Settlement }

async function cancelBooking(
  tx: Tx,
  actor: Actor,
  { row, reason, settled }: Cancelled,
  rules: Moment,
): Promise<void> {
  const before = orNotFound(await lockBooking(tx, row.booking_id))
  if (!actor.isAdmin) assertInTime(before, row, rules)
  const isDeclined = before.status === 'Pending'
  const byStaff = isDeclined ? 'declined' : 'cancelled'
  const kind = actor.isAdmin ? byStaff : 'by-customer'
  const after = await updateStatus(tx, actor, before, { status: 'Cancelled', kind, reason })
  if (!actor.isAdmin) {
    await emailCancellation(tx, bookingCancelled, after, { ...rules, settled, isOwn: true })
    return
  }
  const template = isDeclined ? bookingDeclined : bookingCancelledByStaff
  const delivery = { ...rules, settled, reason: reason ?? undefined }
  const outboxId = await emailCancellation(tx, template, after, delivery)
  await saveUndoSteps(tx, [{ before, outboxId }], rules)
}

/** What was paid can be given up until the start; what was not follows the cancellation limit. */
function assertInTime(booking: BookingWithUser, { paid_cents }: OrderedBooking, { site, now }: Moment): void {
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone: site.timeZone }
  const hours = site.settings.cancellation_hours
  if (!occupiesUnit(booking.status))
    throw new Refusal('invalid-state', { message: STATUS_MESSAGES.notConfirmed })
  if (hasStarted(slot, now)) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.begun })
  if (paid_cents === 0 && !canStillCancel(slot, hours, now))
    throw new Refusal('invalid-state', { message: tooLateToCancel(hours) })
}
