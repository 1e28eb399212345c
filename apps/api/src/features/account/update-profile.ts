import type { Profile } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { profileChangedEmail } from '../../auth/account-emails'
import { lockAccount } from '../../auth/account-locks'
import { recordChange } from '../../platform/audit/audit'
import type { AccountRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import type { Sender } from '../../platform/mail/email-template'
import { enqueueLimited } from '../../platform/mail/mail-quota'
import { searchText } from '../../platform/search-text'

/** Changes name and phone of an account and tells its owner; returns it. */
export function updateProfile(
  db: Db,
  actor: Actor,
  { profile, site }: { profile: Profile; site: Sender },
): Promise<AccountRow> {
  const { userId: id } = actor
  return inTransaction(db, async (tx) => {
    const account = orNotFound(await lockAccount(tx, id))
    const { username, phone } = account
    if (username === profile.username && phone === profile.phone) return account
    const change = { ...profile, search_name: searchText(profile.username) }
    await tx.updateTable('account').set(change).where('id', '=', id).execute()
    const before = { username, phone }
    await recordChange(tx, actor, { action: 'updated', entity: 'user', id, before, after: profile })
    const data = { username: profile.username }
    const email = { site, to: account.mail, template: profileChangedEmail, data, now: new Date(actor.at) }
    await enqueueLimited(tx, email)
    return { ...account, ...change }
  })
}
