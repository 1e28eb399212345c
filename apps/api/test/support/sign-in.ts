import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { insertAccount } from '../../src/auth/accounts'
import { startSession } from '../../src/auth/sessions'
import { verifyEmailAddress } from '../../src/auth/verify-email-address'
import type { Clock } from '../../src/platform/clock'
import type { Db } from '../../src/platform/database/schema'
import { inTransaction } from '../../src/platform/database/transaction'

/** A user with a session; `headers` authenticate requests. */
export type SignedInUser = {
  id: number
  mail: string
  token: string
  session_token: string
  headers: { authorization: string }
}

/** No password has this hash. */
const NO_PASSWORD = 'no password'

/** `unproven`: nobody has followed a link sent to the address. */
export type UserOptions = { admin?: boolean; username?: string; mail?: string; unproven?: boolean }

export async function signIn(
  needs: { app: FastifyInstance; db: Db; clock: Clock },
  who: UserOptions,
): Promise<SignedInUser> {
  const {
    admin = false,
    username = admin ? 'Anna Micallef' : 'Maria Vella',
    mail = `${randomUUID()}@example.com`,
  } = who
  const newAccount = {
    username,
    mail,
    phone: '+35679000000',
    passwordHash: NO_PASSWORD,
    permissionLevel: admin ? 1 : 0,
  } as const
  const id = await inTransaction(needs.db, async (tx) => {
    const created = await insertAccount(tx, newAccount, needs.clock.now())
    if (!who.unproven) await verifyEmailAddress(tx, { id: created, mail }, needs.clock.now().toISOString())
    return created
  })
  const session = await startSession(needs, { id, isAdmin: admin })
  return { id, mail, ...session, headers: { authorization: `Bearer ${session.token}` } }
}
