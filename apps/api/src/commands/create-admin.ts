import { randomBytes } from 'node:crypto'
import { checkMail, checkPassword, tidyMail } from '@luzzu/domain'
import { insertAccount } from '../features/users/users.commands'
import { findAccountByMail } from '../features/users/users.queries'
import { consoleActor, recordChange } from '../platform/audit/audit'
import type { Db } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { hashPassword } from '../platform/passwords/passwords'
import { endSessionsOf } from '../platform/sessions/sessions'
import { CommandError, now } from './run-command'

type Made = { mail: string; password: string | undefined }

/**
 * Makes an administrator: a new account with a password, or an existing one that keeps its own. Whoever is
 * promoted logs in again, so that their session gets an administrator's times.
 */
export async function createAdmin(db: Db, mailText: string | undefined, password?: string): Promise<Made> {
  const problem = checkMail(mailText)
  if (problem) throw new CommandError(`${problem}. Usage: create-admin <e-mail> [<password>]`)
  const mail = tidyMail(mailText)
  const chosen = password ?? randomBytes(12).toString('base64url')
  const weak = checkPassword(chosen)
  if (weak) throw new CommandError(weak)
  const passwordHash = await hashPassword(chosen)
  return inTransaction(db, async (tx) => {
    const known = await findAccountByMail(tx, mail)
    if (!known) {
      const newcomer = {
        username: 'Administrator',
        mail,
        phone: '',
        passwordHash,
        permissionLevel: 1,
      } as const
      await insertAccount(tx, newcomer, now())
      return { mail, password: chosen }
    }
    await tx
      .updateTable('account')
      .set({ permission_level: 1, disabled_at: null })
      .where('id', '=', known.id)
      .execute()
    const [before, after] = [{ permission_level: known.permission_level }, { permission_level: 1 }]
    await recordChange(tx, consoleActor(now()), {
      action: 'role-changed',
      entity: 'user',
      id: known.id,
      before,
      after,
    })
    await endSessionsOf(tx, known.id, now())
    return { mail, password: undefined }
  })
}
