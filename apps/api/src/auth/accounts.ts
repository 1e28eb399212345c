import type { PermissionLevel, Registration } from '@luzzu/domain'
import type { Insertable } from 'kysely'
import { type AuditActor, recordChange } from '../platform/audit/audit'
import { instantAfter } from '../platform/clock'
import type { AccountTable, Db, Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { isDuplicate } from '../platform/errors/database-errors'
import { orNotFound, Refusal } from '../platform/errors/refusal'
import type { Sender } from '../platform/mail/email-template'
import { enqueueLimited } from '../platform/mail/mail-quota'
import { enqueueEmail } from '../platform/mail/outbox'
import { searchText } from '../platform/search-text'
import { invitationEmail, passwordChangedEmail, welcomeEmail } from './account-emails'
import { findAccount } from './accounts.queries'
import { voidPasswordLinks } from './password-links'
import { hashPassword, NO_PASSWORD } from './passwords'
import { endUserSessions } from './sessions'
import { revokeAccessLinks } from './verify-email-address'

const MAIL_IN_USE = 'This email cannot be used to register.'

type AccountFields = {
  username: string
  mail: string
  phone: string
  passwordHash: string
  permissionLevel: PermissionLevel
}

/** Creates a customer account and enqueues the welcome email. */
export async function registerCustomer(
  db: Db,
  { username, mail, phone, password }: Registration,
  { site, now }: { site: Sender; now: Date },
): Promise<{ id: number; username: string }> {
  // Hashed before the email is checked, so that the response time does not reveal whether the email is in use.
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertAccount(tx, { username, mail, phone, passwordHash, permissionLevel: 0 }, now)
      await enqueueEmail(tx, { site, to: mail, template: welcomeEmail, data: { username }, now })
      return { id, username }
    })
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('duplicate', { message: MAIL_IN_USE })
    throw error
  }
}

export async function insertAccount(tx: Tx, account: AccountFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values(newAccount(account, now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The row of a new account. */
export function newAccount(
  { username, mail, phone, passwordHash, permissionLevel }: AccountFields,
  now: Date,
): Insertable<AccountTable> {
  return {
    username,
    search_name: searchText(username),
    mail,
    phone,
    password_hash: passwordHash,
    permission_level: permissionLevel,
    disabled_at: null,
    created_at: instantAfter(now),
  }
}

/** Stores a password hash without side effects; for a change of password use {@link changePassword}. */
export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** `keptSession`: the one from which the password is changed. */
type NewPassword = { id: number; passwordHash: string; keptSession?: string }

/** Changes the password of an account: audits it, notifies the owner, ends its sessions and voids its links. */
export async function changePassword(
  tx: Tx,
  { id, passwordHash, keptSession }: NewPassword,
  { site, actor }: { site: Sender; actor: AuditActor },
): Promise<void> {
  const now = new Date(actor.at)
  await setPassword(tx, id, passwordHash)
  await endUserSessions(tx, id, now, keptSession)
  await voidPasswordLinks(tx, id, now)
  await recordChange(tx, actor, { action: 'password-changed', entity: 'user', id })
  const { username, mail } = orNotFound(await findAccount(tx, id))
  const data = { username, ...(keptSession && { is_session_kept: true }) }
  await enqueueLimited(tx, { site, to: mail, template: passwordChangedEmail, data, now })
}

type Promotion = { account: { id: number; username: string; mail: string }; site: Sender; now: Date }

/**
 * Makes an account an administrator. The person who registered the address may not own it, so sessions, password, links
 * and calendars of the account are revoked, and an invitation to set a new password is emailed.
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
  await revokeAccessLinks(tx, id)
  const data = { username, account_id: id, is_admin: true }
  await enqueueEmail(tx, { site, to: mail, template: invitationEmail, data, now })
}
