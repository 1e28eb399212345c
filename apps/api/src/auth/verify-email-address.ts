import type { AccountRow, BookingRow, Tx } from '../platform/database/schema'
import { findAccountByMail } from './accounts.queries'

/**
 * Records that a link sent to the address of an account was followed. The bookings that were kept apart for the address
 * become those of the account.
 */
export async function verifyEmailAddress(
  tx: Tx,
  { id, mail }: Pick<AccountRow, 'id' | 'mail'>,
  at: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ mail_proven_at: at })
    .where('id', '=', id)
    .where('mail_proven_at', 'is', null)
    .executeTakeFirst()
  await releaseBookings(tx, { id, mail }, at)
  // Lock order everywhere: account, booking, order.
  if (numUpdatedRows > 0n) await revokeAccessLinks(tx, id)
}

/**
 * Voids what opens an account without a login: the addresses of its calendars and the links of its orders. Whoever made them
 * before may not be its owner.
 */
export async function revokeAccessLinks(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute()
  await tx
    .updateTable('customer_order')
    .set((row) => ({ token_version: row('token_version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

async function releaseBookings(
  tx: Tx,
  { id, mail }: Pick<AccountRow, 'id' | 'mail'>,
  at: string,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set((row) => ({ account_id: id, updated_at: at, version: row('version', '+', 1) }))
    .where('account_id', 'is', null)
    .where('contact_mail', '=', mail)
    // What guests have made joins an account by the link that was mailed to them.
    .where('source', '=', 'staff')
    .execute()
}

/** Releases a booking that was deleted while its address was proven, and is there again. */
export async function releaseIfVerified(tx: Tx, booking: BookingRow, at: string): Promise<void> {
  // Snapshots of earlier versions lack the contact.
  if (booking.account_id !== null || !booking.contact_mail) return
  const account = await findAccountByMail(tx, booking.contact_mail)
  if (account && account.mail_proven_at !== null && account.disabled_at === null)
    await releaseBookings(tx, account, at)
}
