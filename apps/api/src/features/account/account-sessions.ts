import type { Session } from '@luzzu/domain/contracts'
import type { Actor, Principal } from '../../auth/access'
import { isAlive } from '../../auth/session-lifetime'
import { endUserSessions } from '../../auth/sessions'
import { listOpenSessions } from '../../auth/sessions.queries'
import { recordChange } from '../../platform/audit/audit'
import type { Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { Refusal } from '../../platform/errors/refusal'

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
