import type { Tx } from '../platform/database/schema'
import type { Sender } from '../platform/mail/email-template'
import { enqueueEmail } from '../platform/mail/outbox'
import { invitationEmail } from './account-emails'
import { voidPasswordLinks } from './password-links'
import { NO_PASSWORD } from './passwords'
import { endUserSessions } from './sessions'

type Promotion = { account: { id: number; username: string; mail: string }; site: Sender; now: Date }

/**
 * Makes an account an administrator. The person who registered the address may not own it, so sessions, password and
 * links of the account are revoked, and an invitation to set a new password is emailed.
 */
export async function promoteAccount(tx: Tx, { account, site, now }: Promotion): Promise<void> {
  const { id, username, mail } = account
  await tx
    .updateTable('account')
    .set({ permission_level: 1, password_hash: NO_PASSWORD })
    .where('id', '=', id)
    .execute()
  await endUserSessions(tx, id, now)
  await voidPasswordLinks(tx, id, now)
  const data = { username, account_id: id, is_admin: true }
  await enqueueEmail(tx, { site, to: mail, template: invitationEmail, data, now })
}
