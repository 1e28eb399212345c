import { type ContactChange, isBookedByPhone } from '@luzzu/domain'
import type { Actor } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import { searchText } from '../../../platform/search-text'
import { leaveAddress } from '../../payments/guest-order'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'

const NOT_BY_PHONE = 'Only bookings that staff made for somebody without an account have a contact to change.'

type Change = { id: number; contact: ContactChange; ifMatch: string | undefined }

/**
 * Corrects whom staff call about a booking in any status; nothing is mailed for it, and links that were mailed to
 * another address end. The same again changes nothing.
 * @throws {Refusal} `invalid-state` for the booking of an account, of a guest of the site, of a reseller, or of nobody any more.
 */
export function changeContact(
  db: Db,
  actor: Actor,
  { id, contact, ifMatch }: Change,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await lockBooking(tx, id))
    requireVersion(ifMatch, before.version)
    const { account_id: accountId, source, contact_name, contact_phone, contact_mail } = before
    if (!isBookedByPhone({ accountId, source, name: contact_name }))
      throw new Refusal('invalid-state', { message: NOT_BY_PHONE })
    const { name, phone, mail = contact_mail } = contact
    if (name === contact_name && phone === contact_phone && mail === contact_mail) return before
    const isElsewhere = mail !== contact_mail
    const changes = {
      contact_name: name,
      contact_search: searchText(name),
      contact_phone: phone,
      contact_mail: mail,
      // What was found for the address before says nothing of another one.
      ...(isElsewhere && { customer_match: null }),
      updated_at: actor.at,
      version: before.version + 1,
    }
    await tx.updateTable('booking').set(changes).where('id', '=', id).execute()
    // Whoever has the mailbox before is not the customer.
    if (isElsewhere && contact_mail !== null) await leaveAddress(tx, { id, from: contact_mail, to: mail })
    const after = { ...before, ...changes, username: name }
    await recordChange(tx, actor, { action: 'updated', entity: 'booking', id, before, after })
    return after
  })
}
