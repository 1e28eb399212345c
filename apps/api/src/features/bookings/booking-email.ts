import { toAmount } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import type { BookingEmailKind, Sender } from '../../platform/mail/email-templates'
import { enqueueEmail } from '../../platform/mail/outbox'
import { findAccount } from '../users/users.queries'
import { type BookingWithUser, timeRangeOf } from './bookings.queries'

type Sending = { site: Sender; now: Date; delay?: number }

/** Enqueues what has happened to a booking for its customer; returns the email's id. */
export async function emailCustomer(
  tx: Tx,
  kind: BookingEmailKind,
  booking: BookingWithUser,
  sending: Sending,
): Promise<number | null> {
  const account = await findAccount(tx, booking.account_id)
  return account ? enqueueBookingEmail(tx, kind, booking, { ...sending, to: account.mail }) : null
}

export function enqueueBookingEmail(
  tx: Tx,
  kind: BookingEmailKind,
  booking: BookingWithUser,
  { site, now, delay = 0, to }: Sending & { to: string },
): Promise<number> {
  const data = {
    id: booking.id,
    username: booking.username,
    product_name: booking.product_name,
    booking_date: booking.booking_date,
    slot_name: booking.slot_name,
    time_range: timeRangeOf(booking),
    total_price: toAmount(booking.total_cents),
  }
  return enqueueEmail(tx, { site, to, email: { kind, data }, now, bookingId: booking.id, delay })
}
