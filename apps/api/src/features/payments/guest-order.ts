import type { BookingRow, Tx } from '../../platform/database/schema'
import type { GuestOrder } from '../../platform/mail/manage-address'

type Booked = Pick<BookingRow, 'id' | 'account_id' | 'source' | 'contact_mail'>

/** Whether a visitor has made a booking without an account, which no account has claimed. */
export const isGuestBooking = ({ account_id, source, contact_mail }: Booked) =>
  account_id === null && source === 'site' && contact_mail !== null

/** Whether it is reached by the link of its order alone, whoever has made it. Guests of resellers turn to these. */
const needsLink = ({ account_id, source, contact_mail }: Booked) =>
  account_id === null && source !== 'reseller' && contact_mail !== null

/** What emails about bookings have to name of their orders, by booking: those of customers without an account. */
export async function listGuestOrders(
  tx: Tx,
  bookings: readonly Booked[],
): Promise<ReadonlyMap<number, GuestOrder>> {
  const ids = bookings.filter(needsLink).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('order_booking')
    .select(['booking_id', 'order_id'])
    .where('booking_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ booking_id, order_id }) => [booking_id, { guest_order_id: order_id }]))
}

/** The same of one booking. */
export const guestOrderOf = async (tx: Tx, booking: Booked): Promise<GuestOrder> =>
  (await listGuestOrders(tx, [booking])).get(booking.id) ?? {}

/** The kind of the email with the links to orders. */
export const ORDER_LINKS = 'order-links'

type ChangedAddress = { id: number; from: string; to: string | null }

/**
 * Voids the links to the order of a booking that were mailed to the address before. What waits to be sent there about
 * the booking would name a new link, and goes to the address of now.
 */
export async function leaveAddress(tx: Tx, { id, from, to }: ChangedAddress): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set((row) => ({ token_version: row('token_version', '+', 1) }))
    .where('id', 'in', (orders) =>
      orders.selectFrom('order_booking').select('order_id').where('booking_id', '=', id),
    )
    .execute()
  const waiting = tx
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', from)
    .where('sent_at', 'is', null)
  const about = waiting.where('booking_id', '=', id).where('kind', '<>', ORDER_LINKS)
  if (to !== null) await tx.updateTable('outbox').set({ recipient: to }).where('id', 'in', about).execute()
  // The list of links names those of other bookings, too.
  const unwanted = waiting.where((row) => row.or([row('kind', '=', ORDER_LINKS), row('booking_id', '=', id)]))
  await tx.deleteFrom('outbox').where('id', 'in', unwanted).execute()
}
