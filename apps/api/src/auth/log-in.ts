import { setTimeout as pause } from 'node:timers/promises'
import { type LoginCredentials, validateEmail } from '@luzzu/domain'
import type { LoginResponse } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordChange, systemActor } from '../platform/audit/audit'
import { instantAfter } from '../platform/clock'
import { forUpdate } from '../platform/database/lock-row'
import type { AccountRow, Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { Refusal } from '../platform/errors/refusal'
import { setPassword } from './accounts'
import { findAccountByMail } from './accounts.queries'
import { deviceName } from './device-name'
import { isKnownNetwork, rememberNetwork } from './login-networks'
import { hashPassword, needsRehash, verifyPassword } from './passwords'
import { byNetwork } from './rate-limits'
import { startSession } from './sessions'

const ACCOUNT = 'login/account'

/**
 * Logs a user in. Unknown email, wrong password and closed account give the same response. Too many wrong passwords
 * from one network are refused for that network; from many networks they delay everybody except networks from which the
 * account has logged in before.
 */
export async function logIn(
  app: FastifyInstance,
  { mail, password }: LoginCredentials,
  request: FastifyRequest,
): Promise<LoginResponse> {
  const { db, clock, rateLimits } = app
  const { ip, id: requestId } = request
  // Not every database accepts an invalid address as text.
  const isAddress = validateEmail(mail) === undefined
  const attempts = [...byNetwork('login/account-network', ip, mail), ...byNetwork('login/network', ip)]
  await rateLimits.consume(attempts)
  const excess = await delayUnknownNetworks(app, mail, ip)
  const account = isAddress ? await findAccountByMail(db, mail) : undefined
  const isRight = await verifyPassword(password, account?.disabled_at ? undefined : account?.password_hash)
  request.accountId = account?.id ?? null
  if (!account || !isRight) {
    // An attacker with many networks must not fill the audit log.
    if (account && excess === 0) recordFailure(app, account.id, requestId)
    throw new Refusal('invalid-credentials')
  }
  await rateLimits.refund([...attempts, [ACCOUNT, mail]])
  // Only whoever knows the password can use these up.
  await rateLimits.consume([['login/user', String(account.id)]])
  const renewedHash = needsRehash(account.password_hash) ? await hashPassword(password) : undefined
  const { id, username, permission_level } = account
  const session = await inTransaction(db, async (tx) => {
    await assertUnchanged(tx, account)
    if (renewedHash) await setPassword(tx, id, renewedHash)
    await rememberNetwork(tx, id, ip, clock.now())
    const actor = { userId: id, at: instantAfter(clock.now()), requestId }
    await recordChange(tx, actor, { action: 'logged-in', entity: 'user', id })
    const device = deviceName(request.headers['user-agent'])
    return startSession({ app, db: tx, clock }, { id, isAdmin: permission_level === 1, device })
  })
  return {
    message: `Welcome back, ${username}!`,
    ...session,
    user: { id_user_pk: id, username, permission_level },
  }
}

/** Returns by how many attempts the account's limit is exceeded; then unknown networks are delayed. */
async function delayUnknownNetworks(
  { db, clock, rateLimits }: FastifyInstance,
  mail: string,
  ip: string,
): Promise<number> {
  const excess = await rateLimits.countExcess([ACCOUNT, mail])
  if (excess === 0) return excess
  const isAddress = validateEmail(mail) === undefined
  if (!isAddress || !(await isKnownNetwork(db, mail, ip, clock.now()))) await delayAttempt(excess)
  return excess
}

/** Deferred, because a longer response would reveal that the account exists. */
function recordFailure({ deferredAudit, clock }: FastifyInstance, id: number, requestId: string): void {
  deferredAudit.record(systemActor(clock.now(), requestId), { action: 'login-failed', entity: 'user', id })
}

/** Checks the account again: its password or role may have changed while the hash was compared. */
async function assertUnchanged(tx: Tx, account: AccountRow): Promise<void> {
  const query = tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('permission_level', '=', account.permission_level)
    .where('disabled_at', 'is', null)
  const unchanged = await forUpdate(tx, query).executeTakeFirst()
  if (!unchanged) throw new Refusal('invalid-credentials')
}

const STEP_MS = 100
const MAX_DELAY_MS = 5000
const MAX_WAITING = 200

let waiting = 0

/** Delays an attempt in proportion to the number of attempts over the limit, instead of refusing it. */
async function delayAttempt(excess: number): Promise<void> {
  // Bounds the number of waiting attempts.
  if (waiting >= MAX_WAITING) throw new Refusal('unavailable', { retryAfter: MAX_DELAY_MS / 1000 })
  waiting += 1
  try {
    await pause(Math.min(MAX_DELAY_MS, excess * STEP_MS))
  } finally {
    waiting -= 1
  }
}
