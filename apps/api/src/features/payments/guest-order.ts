import type { BookingRow, Tx } from '../../platform/database/schema'
import type { GuestOrder } from '../../platform/mail/manage-address'

type Booked = Pick<BookingRow, 'id' | 'account_id' | 'source' | 'contact_mail'>

/** Whether a visitor has made a booking without an account, which no account has claimed. */
export const isGuestBooking = ({ account_id, source, contact_mail }: Booked) =>
  account_id === null && source === 'site' && contact_mail !== null

/** What emails about a booking have to name of its order: that of a guest, who has its link and no account. */
export async function guestOrderOf(tx: Tx, booking: Booked): Promise<GuestOrder> {
  if (!isGuestBooking(booking)) return {}
  const row = await tx
    .selectFrom('order_booking')
    .select('order_id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst()
  return row ? { guest_order_id: row.order_id } : {}
}

/** The kind of the email with the links to orders. */
export const ORDER_LINKS = 'order-links'

/** Voids the links to the order of a booking that were mailed to an address, and those that wait to be. */
export async function voidOrderLinks(tx: Tx, { id, mail }: { id: number; mail: string }): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set((row) => ({ token_version: row('token_version', '+', 1) }))
    .where('id', 'in', (orders) =>
      orders.selectFrom('order_booking').select('order_id').where('booking_id', '=', id),
    )
    .execute()
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', ORDER_LINKS)
    .where('recipient', '=', mail)
    .where('sent_at', 'is', null)
    .execute()
}
