import { toAmount } from '@luzzu/domain'
import { findAccount } from '../../auth/accounts.queries'
import type { Tx } from '../../platform/database/schema'
import type { EmailTemplate, Sender } from '../../platform/mail/email-template'
import { enqueueEmail } from '../../platform/mail/outbox'
import { type BookingWithUser, timeRangeOf } from './bookings.queries'

import type { BookingDetails } from './emails/booking-email'

type Delivery = { site: Sender; now: Date; delay?: number }

/** Enqueues an email about a booking for its customer; returns its outbox id. */
export async function emailCustomer(
  tx: Tx,
  template: EmailTemplate<BookingDetails>,
  booking: BookingWithUser,
  delivery: Delivery,
): Promise<number | null> {
  const account = await findAccount(tx, booking.account_id)
  return account ? enqueueBookingEmail(tx, template, booking, { ...delivery, to: account.mail }) : null
}

export function enqueueBookingEmail(
  tx: Tx,
  template: EmailTemplate<BookingDetails>,
  booking: BookingWithUser,
  { site, now, delay = 0, to }: Delivery & { to: string },
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
  return enqueueEmail(tx, { site, to, template, data, now, bookingId: booking.id, delay })
}
