import { type Instant, type Reseller, toAmount } from '@luzzu/domain'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Tx } from '../../../platform/database/schema'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Moment } from '../../../platform/settings/site'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { DELIVERY_DELAY_MS } from '../../webhooks/events/deliveries'
import type { Update } from './describe-update'
import { resellerBookingChanged } from './reseller-booking-changed'

type ResellerNotification = {
  reseller: Reseller
  row: ResellerBookingRow
  done: NonNullable<Update['done']>
  at: Instant
  isHeld: boolean
}

/** Enqueues the email for the reseller of a booking that staff or the server have changed. */
export async function emailReseller(
  tx: Tx,
  { reseller, row, done, at, isHeld }: ResellerNotification,
  { site, now }: Moment,
): Promise<void> {
  const { action, before, after } = done
  const booking = after ?? before
  if (!booking) return
  const data = {
    username: reseller.name,
    action,
    ...(action === 'moved' && before && { from: placeOf(before) }),
    ...placeOf(booking),
    id: booking.id,
    status: after?.status ?? 'Cancelled',
    attendance: booking.attendance,
    product_name: booking.product_name,
    guests: booking.guests,
    total_price: toAmount(booking.total_cents),
    guest: booking.username,
    reference: row.reseller_reference,
    supplier_reference: row.supplier_reference,
    reason: (after as { reason?: string } | undefined)?.reason,
  }
  const delay = isHeld ? Math.max(0, Date.parse(at) + DELIVERY_DELAY_MS - now.getTime()) : 0
  const template = resellerBookingChanged
  await enqueueEmail(tx, { site, to: reseller.mail, template, data, now, bookingId: booking.id, delay })
}

const placeOf = (
  booking: Parameters<typeof timeRangeOf>[0] & { booking_date: string; slot_name: string },
) => ({
  booking_date: booking.booking_date,
  slot_name: booking.slot_name,
  time_range: timeRangeOf(booking),
})

/** Takes back the newest email about a booking that waits for an undo; whether there was one. */
export async function withdrawEmail(tx: Tx, { booking_id }: ResellerBookingRow): Promise<boolean> {
  if (booking_id === null) return false
  const newest = tx
    .selectFrom('outbox')
    .select((row) => row.fn.max('id').as('id'))
    .where('booking_id', '=', booking_id)
    .where('kind', '=', resellerBookingChanged.kind)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .whereRef('due_at', '>', 'created_at')
  const { numDeletedRows } = await tx.deleteFrom('outbox').where('id', '=', newest).executeTakeFirst()
  return numDeletedRows > 0n
}
