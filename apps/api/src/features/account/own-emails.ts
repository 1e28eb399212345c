import type { ExpressionBuilder } from 'kysely'
import {
  invitationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  profileChangedEmail,
  welcomeEmail,
} from '../../auth/account-emails'
import type { AccountRow, Database, Db } from '../../platform/database/schema'

const ABOUT_ACCOUNTS = [
  welcomeEmail,
  passwordResetEmail,
  invitationEmail,
  passwordChangedEmail,
  profileChangedEmail,
].map(({ kind }) => kind)

/** `goneBookings`: those of the account that were deleted. */
type Owner = Pick<AccountRow, 'id' | 'mail' | 'mail_proven_at'> & { goneBookings: readonly number[] }

/**
 * Picks the emails of an account. Others to its address are for whoever owns that: about bookings without an account, and
 * as long as nobody has proven to be the owner, about all that the account has not booked.
 */
export function isOwnEmail(db: Db, { id, mail, mail_proven_at, goneBookings }: Owner) {
  return (row: ExpressionBuilder<Database, 'outbox'>) => {
    const keptApart = db.selectFrom('booking').select('id').where('account_id', 'is', null)
    const own = db.selectFrom('booking').select('id').where('account_id', '=', id)
    const isOwn =
      mail_proven_at === null
        ? row.or([
            row('kind', 'in', ABOUT_ACCOUNTS),
            row('booking_id', 'in', own),
            row('booking_id', 'in', [0, ...goneBookings]),
          ])
        : row.or([row('booking_id', 'is', null), row('booking_id', 'not in', keptApart)])
    return row.and([row('recipient', '=', mail), isOwn])
  }
}
