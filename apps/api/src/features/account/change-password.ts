import { type PasswordChange, validateGuessable } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import type { Actor, Principal } from '../../auth/access'
import { lockAccount } from '../../auth/account-locks'
import { changePassword } from '../../auth/accounts'
import { hashPassword } from '../../auth/passwords'
import { inTransaction } from '../../platform/database/transaction'
import { Refusal, refuseFields } from '../../platform/errors/refusal'
import { confirmPassword } from './confirm-password'

type Request = { principal: Principal; actor: Actor; change: PasswordChange }

/**
 * Changes the password of the caller and ends all their other sessions.
 * @throws {Refusal} `invalid` for a wrong current password.
 */
export async function changeOwnPassword(
  app: FastifyInstance,
  { principal, actor, change }: Request,
): Promise<void> {
  const { userId: id, sessionId: keptSession } = principal
  const confirmed = await confirmPassword(app, {
    id,
    password: change.current_password,
    field: 'current_password',
  })
  const guessable = validateGuessable(change.password, confirmed)
  if (guessable) throw refuseFields({ password: guessable })
  await app.rateLimits.consume([['password-change/user', String(id)]])
  const passwordHash = await hashPassword(change.password)
  const site = await app.findSite()
  await inTransaction(app.db, async (tx) => {
    const account = await lockAccount(tx, id)
    // It was changed elsewhere while the hash was computed.
    if (account?.password_hash !== confirmed.password_hash) throw new Refusal('session-expired')
    await changePassword(tx, { id, passwordHash, keptSession }, { site, actor })
  })
}
