import { randomBytes } from 'node:crypto'
import { normalizeEmail, validateEmail, validatePassword } from '@luzzu/domain'
import { insertAccount, promoteAccount } from '../auth/accounts'
import { findAccountByMail } from '../auth/accounts.queries'
import { hashPassword } from '../auth/passwords'
import { consoleActor, recordChange } from '../platform/audit/audit'
import type { AccountRow, Db, Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { CommandError } from '../platform/errors/command-error'
import type { Sender } from '../platform/mail/email-template'
import { now } from './run-command'

type NewAdmin = { mail: string | undefined; password?: string | undefined; site: Sender }

/** `password` only for a new account; the owner of an existing one sets a new password. */
export type CreatedAdmin = { mail: string; outcome: 'created' | 'promoted' | 'unchanged'; password?: string }

/**
 * Creates an administrator with the given or a generated password, or promotes an existing account: its sessions and
 * password are revoked, and an invitation to set a new password is emailed.
 */
export async function createAdmin(
  db: Db,
  { mail: mailText, password, site }: NewAdmin,
): Promise<CreatedAdmin> {
  const problem = validateEmail(mailText)
  if (problem) throw new CommandError(`${problem}. Usage: admin-create.js <email> [--password-stdin]`)
  const mail = normalizeEmail(mailText)
  const chosen = password ?? randomBytes(12).toString('base64url')
  const weak = validatePassword(chosen)
  if (weak) throw new CommandError(weak)
  const passwordHash = await hashPassword(chosen)
  return inTransaction(db, async (tx): Promise<CreatedAdmin> => {
    const known = await findAccountByMail(tx, mail)
    if (known) return { mail, outcome: await promoteExisting(tx, known, site) }
    const username = 'Administrator'
    const id = await insertAccount(tx, { username, mail, phone: '', passwordHash, permissionLevel: 1 }, now())
    await recordChange(tx, consoleActor(now()), { action: 'created', entity: 'user', id })
    return { mail, outcome: 'created', password: chosen }
  })
}

async function promoteExisting(tx: Tx, account: AccountRow, site: Sender): Promise<'promoted' | 'unchanged'> {
  const { id, permission_level, disabled_at } = account
  if (permission_level === 1 && disabled_at === null) return 'unchanged'
  await tx.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute()
  await promoteAccount(tx, { account, site, now: now() })
  const [before, after] = [{ permission_level }, { permission_level: 1 }]
  await recordChange(tx, consoleActor(now()), { action: 'role-changed', entity: 'user', id, before, after })
  return 'promoted'
}
