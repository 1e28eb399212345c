import { toAmount } from '@luzzu/domain'
import type { Tx } from '../../../platform/database/schema'
import { bookingLetter, type Sender } from '../../../platform/mail/letters'
import { post } from '../../../platform/mail/outbox'
import { findAccount } from '../../users/users.queries'
import { type BookingWithUser, timeRangeOf } from '../bookings.queries'

type Kind = Parameters<typeof bookingLetter>[1]

/** Posts what has happened to a booking to its customer; returns the mail's id. */
export async function mailCustomer(
  tx: Tx,
  kind: Kind,
  booking: BookingWithUser,
  { site, now, delay = 0 }: { site: Sender; now: Date; delay?: number },
): Promise<number | null> {
  const account = await findAccount(tx, booking.account_id)
  if (!account) return null
  const letter = bookingLetter(site, kind, {
    id: booking.id,
    username: account.username,
    product_name: booking.product_name,
    booking_date: booking.booking_date,
    slot_name: booking.slot_name,
    time_range: timeRangeOf(booking),
    total_price: toAmount(booking.total_cents),
  })
  return post(tx, { to: account.mail, letter, now, bookingId: booking.id, delay })
}
