import type { FastifyInstance } from 'fastify'
import { findKnownAccount } from '../../auth/accounts.queries'
import { verifyPassword } from '../../auth/passwords'
import type { AccountRow } from '../../platform/database/schema'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'

type Confirmation = { id: number; password: string; field: string }

/**
 * Returns the account if the password is its owner's. Wrong ones are limited for each account, so that whoever has
 * taken over a session cannot find the password.
 * @throws {Refusal} `invalid` at the field, or `too-many-requests`.
 */
export async function confirmPassword(
  { db, rateLimits }: FastifyInstance,
  { id, password, field }: Confirmation,
): Promise<AccountRow> {
  const attempt = [['password/user', String(id)]] as const
  await rateLimits.consume(attempt)
  const account = orNotFound(await findKnownAccount(db, id))
  if (!(await verifyPassword(password, account.password_hash)))
    throw refuseFields({ [field]: 'Password is wrong' })
  await rateLimits.refund(attempt)
  return account
}
