import type { Login } from '@luzzu/domain'
import type { LoginAnswer } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { isPostgres } from '../../platform/database/engine'
import type { Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { networkOf } from '../../platform/limits/limits'
import { hashPassword, isOutdated, isPassword } from '../../platform/passwords/passwords'
import { Refusal } from '../../platform/problems/refusal'
import { startSession } from '../../platform/sessions/sessions'
import { setPassword } from '../users/users.commands'
import { findAccountByMail } from '../users/users.queries'
import type { AccountRow } from '../users/users.table'

const MAX_MAIL_LENGTH = 254

/** Logs a user in. An unknown mail, a wrong password and a closed account cannot be told apart. */
export async function logIn(
  app: FastifyInstance,
  { mail, password }: Login,
  ip: string,
): Promise<LoginAnswer> {
  const { db, clock, limits } = app
  const network = networkOf(ip)
  const known = mail.slice(0, MAX_MAIL_LENGTH)
  const tries = [
    ['login/account-network', `${known} ${network}`],
    ['login/network', network],
    ['login/account', known],
  ] as const
  await limits.take(tries)
  const account =
    mail.length <= MAX_MAIL_LENGTH ? await findAccountByMail(db, mail.replaceAll('\0', '')) : undefined
  const isRight = await isPassword(password, account?.disabled_at ? undefined : account?.password_hash)
  if (!account || !isRight) throw new Refusal('invalid-credentials')
  await limits.giveBack(tries)
  const renewedHash = isOutdated(account.password_hash) ? await hashPassword(password) : undefined
  const { id, username, permission_level } = account
  const session = await inTransaction(db, async (tx) => {
    await requireUnchanged(tx, account)
    if (renewedHash) await setPassword(tx, id, renewedHash)
    return startSession({ app, db: tx, clock }, { id, isAdmin: permission_level === 1 })
  })
  return {
    message: `Welcome back, ${username}!`,
    ...session,
    user: { id_user_pk: id, username, permission_level },
  }
}

/** While a password is compared, the account may get another one or another role, which ends its sessions. */
async function requireUnchanged(tx: Tx, account: AccountRow): Promise<void> {
  const query = tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('permission_level', '=', account.permission_level)
    .where('disabled_at', 'is', null)
  const unchanged = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst()
  if (!unchanged) throw new Refusal('invalid-credentials')
}
