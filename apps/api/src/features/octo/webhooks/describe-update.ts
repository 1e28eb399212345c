import { type Instant, occupiesUnit } from '@luzzu/domain'
import type { HistoryAction } from '@luzzu/domain/contracts'
import type { WebhookChangeRow } from '../../../platform/database/integration-tables'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { AuditRow, BookingRow, Tx } from '../../../platform/database/schema'
import type { BookingWithUser } from '../../bookings/queries/bookings.queries'
import { toEntry } from '../../history/history-entry'
import { hasUndoStep } from '../../webhooks/events/describe-change'
import { findRedemptions, isRedeemed, type ResellerBooking } from '../bookings/find-bookings'

/** What a change means to the reseller of a booking. */
export type Update = {
  found: ResellerBooking
  at: Instant
  /** Whether it can be undone, and waits until it no longer can. */
  isHeld: boolean
  /** Whether it may take back the newest change that waits. */
  withdraws: boolean
  /** What staff or the server have done; nothing where it was the reseller itself. */
  done?: { action: HistoryAction; before: BookingWithUser | undefined; after: BookingWithUser | undefined }
}

/** `undefined` for what is none of a reseller's business, or is told by another change. */
export async function describeUpdate(tx: Tx, change: WebhookChangeRow): Promise<Update | undefined> {
  if (change.reseller_booking_id !== null) return describeHold(tx, change.reseller_booking_id)
  if (change.audit_id === null) return undefined
  const entry = await tx
    .selectFrom('audit')
    .selectAll()
    .where('id', '=', change.audit_id)
    .where('entity', '=', 'booking')
    .executeTakeFirst()
  const row =
    entry &&
    (await tx
      .selectFrom('reseller_booking')
      .selectAll()
      .where('booking_id', '=', entry.entity_id)
      .executeTakeFirst())
  return row && describeBooking(tx, entry, row)
}

/** A hold, or a booking of a test, as it stands. */
async function describeHold(tx: Tx, id: number): Promise<Update | undefined> {
  const row = await tx.selectFrom('reseller_booking').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.booking_id !== null) return undefined
  return {
    found: { row, booking: undefined, ending: undefined },
    at: row.updated_at,
    isHeld: row.closure_id !== null,
    withdraws: row.closure_id === null,
  }
}

const read = (json: string | null) =>
  json === null ? undefined : (JSON.parse(json) as BookingWithUser & { reason?: string })

/** A booking as the change left it: what follows may still be undone. */
async function describeBooking(
  tx: Tx,
  entry: AuditRow,
  row: ResellerBookingRow,
): Promise<Update | undefined> {
  const { at, token_id } = entry
  const { action } = toEntry(entry, null)
  const [before, after] = [read(entry.before), read(entry.after)]
  const isOwn = token_id === row.token_id
  if (!isOwn && action === 'created') return undefined
  if (!isOwn && before && after && shownOf(before) === shownOf(after)) return undefined
  const isOver = hasEnded(after)
  // Deleted or put back, it stays what it was to the reseller.
  if (isOver && hasEnded(before)) return undefined
  const reason = after?.reason ?? null
  return {
    found: {
      row,
      booking: after && { ...after, updated_at: action === 'created' ? after.updated_at : at },
      ending: isOver ? { at, action: entry.action, before, reason } : undefined,
      redeemedAt: await findRedemption(tx, after),
    },
    at,
    isHeld: isOver && !isOwn && (await hasUndoStep(tx, entry)),
    withdraws: action === 'undone',
    ...(!isOwn && { done: { action, before, after } }),
  }
}

const findRedemption = async (tx: Tx, booking: BookingRow | undefined) =>
  booking && (await findRedemptions(tx, [booking])).get(booking.id)

const hasEnded = (booking: BookingRow | undefined) => !booking || !occupiesUnit(booking.status)

/** What a reseller sees of a booking that staff can change. */
function shownOf(booking: BookingRow): string {
  const { status, booking_date, slot_id, starts_at, ends_at, total_cents } = booking
  return JSON.stringify([status, booking_date, slot_id, starts_at, ends_at, total_cents, isRedeemed(booking)])
}
