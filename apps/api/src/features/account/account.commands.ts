import { type PasswordChange, type Profile, validateGuessable } from '@luzzu/domain'
import type { Session } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import type { Actor, Principal } from '../../auth/access'
import { profileChangedEmail } from '../../auth/account-emails'
import { lockAccount } from '../../auth/account-locks'
import { changePassword } from '../../auth/accounts'
import { findKnownAccount } from '../../auth/accounts.queries'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { isAlive } from '../../auth/session-lifetime'
import { endUserSessions, listOpenSessions } from '../../auth/sessions'
import { recordChange } from '../../platform/audit/audit'
import type { AccountRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import type { Sender } from '../../platform/mail/email-template'
import { enqueueLimited } from '../../platform/mail/mail-quota'
import { searchText } from '../../platform/search-text'

/** The open sessions of the caller, newest first. */
export async function listSessions(db: Db, principal: Principal, now: Date): Promise<Session[]> {
  const sessions = await listOpenSessions(db, [principal.userId], now)
  return sessions
    .filter((session) => isAlive(session, principal.isAdmin, now))
    .map(({ id, created_at, last_seen_at, device }) => ({
      id,
      started_at: created_at,
      last_seen_at,
      device,
      current: id === principal.sessionId,
    }))
}

/**
 * Ends one of the caller's sessions.
 * @throws {Refusal} `not-found` when it is none of theirs or has ended.
 */
export function endOwnSession(db: Db, actor: Actor, sessionId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('session')
      .set({ ended_at: actor.at })
      .where('id', '=', sessionId)
      .where('account_id', '=', actor.userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('not-found')
    await recordChange(tx, actor, { action: 'sessions-ended', entity: 'user', id: actor.userId })
  })
}

/** Ends all sessions of the caller but the one of this request. */
export function endOtherSessions(db: Db, actor: Actor, sessionId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { userId: id, at } = actor
    const ended = await endUserSessions(tx, id, new Date(at), sessionId)
    if (ended > 0) await recordChange(tx, actor, { action: 'sessions-ended', entity: 'user', id })
  })
}

/** Changes name and phone of an account and tells its owner; returns it. */
export function updateProfile(
  db: Db,
  actor: Actor,
  { profile, site }: { profile: Profile; site: Sender },
): Promise<AccountRow> {
  const { userId: id } = actor
  return inTransaction(db, async (tx) => {
    const account = orNotFound(await lockAccount(tx, id))
    const { username, phone } = account
    if (username === profile.username && phone === profile.phone) return account
    const change = { ...profile, search_name: searchText(profile.username) }
    await tx.updateTable('account').set(change).where('id', '=', id).execute()
    const before = { username, phone }
    await recordChange(tx, actor, { action: 'updated', entity: 'user', id, before, after: profile })
    const data = { username: profile.username }
    const email = { site, to: account.mail, template: profileChangedEmail, data, now: new Date(actor.at) }
    await enqueueLimited(tx, email)
    return { ...account, ...change }
  })
}

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
