import type { Login } from '@luzzu/domain'
import type { LoginAnswer } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../platform/limits/limits'
import { hashPassword, isOutdated, isPassword } from '../../platform/passwords/passwords'
import { Refusal } from '../../platform/problems/refusal'
import { startSession } from '../../platform/sessions/sessions'
import { setPassword } from '../users/users.commands'
import { findAccountByMail } from '../users/users.queries'

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
  if (isOutdated(account.password_hash)) await setPassword(db, account.id, await hashPassword(password))
  const isAdmin = account.permission_level === 1
  const session = await startSession({ app, db, clock }, { id: account.id, isAdmin })
  return {
    message: `Welcome back, ${account.username}!`,
    ...session,
    user: { id_user_pk: account.id, username: account.username, permission_level: account.permission_level },
  }
}
