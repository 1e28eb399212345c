import { type Instant, toInstant } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { type Clock, DAY, instantAfter, MINUTE } from '../platform/clock'
import { prepared } from '../platform/database/prepared'
import type { Db } from '../platform/database/schema'
import { ignoreUnwritable } from '../platform/errors/database-errors'
import { Refusal } from '../platform/errors/refusal'
import type { FindPrincipal } from './access'
import { isAlive, sessionEnd } from './session-lifetime'
import { hashSecret, isIssuedAhead, randomSecret, readToken, signToken } from './tokens'

type SessionDependencies = { app: FastifyInstance; db: Db; clock: Clock }

/** A new session with its tokens. */
export type StartedSession = { token: string; session_token: string; expires_at: Instant }

/** Starts a session. Its role is looked up on each request. */
export async function startSession(
  { app, db, clock }: SessionDependencies,
  { id, isAdmin, device = null }: { id: number; isAdmin: boolean; device?: string | null },
): Promise<StartedSession> {
  const now = clock.now()
  const sid = randomSecret()
  const sessionToken = randomSecret()
  const end = sessionEnd(now, isAdmin)
  const createdAt = instantAfter(now)
  await db
    .insertInto('session')
    .values({
      id: sid,
      account_id: id,
      token_hash: hashSecret(sessionToken),
      created_at: createdAt,
      last_seen_at: createdAt,
      device,
    })
    .execute()
  const token = signToken(app, { user_id: id, sid, exp: Math.floor(end.getTime() / 1000) }, now)
  return { token, session_token: sessionToken, expires_at: toInstant(end) }
}

/** Finds the principal of a session token: the database holds expiry and role. */
export function principalFinder({ app, db, clock }: SessionDependencies): FindPrincipal {
  return async (authorization) => {
    const now = clock.now()
    const claims = readToken(app, authorization, now)
    const { user_id, sid } = claims
    const [session] = await findSessions(db, sid)
    const isAdmin = session?.permission_level === 1
    if (
      !session ||
      session.account_id !== user_id ||
      session.disabled_at ||
      !isAlive(session, isAdmin, now)
    ) {
      throw new Refusal('session-expired')
    }
    if (isIssuedAhead(claims, session.created_at, now)) throw new Refusal('unauthenticated')
    if (now.getTime() - Date.parse(session.last_seen_at) >= MINUTE) await updateLastSeen(db, sid, now)
    return { userId: user_id, sessionId: sid, isAdmin }
  }
}

const findSessions = prepared((db, sid: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.account_id',
      'session.created_at',
      'session.last_seen_at',
      'session.ended_at',
      'account.permission_level',
      'account.disabled_at',
    ])
    .where('session.id', '=', sid),
)

async function updateLastSeen(db: Db, sid: string, now: Date): Promise<void> {
  const update = db
    .updateTable('session')
    .set({ last_seen_at: instantAfter(now) })
    .where('id', '=', sid)
  await update.execute().catch(ignoreUnwritable)
}

/** Ends the session of a session token; returns its user id, or `undefined` when it is unknown or ended. */
export function endSessionByToken(db: Db, sessionToken: string, now: Date): Promise<number | null> {
  return endOne(db, 'token_hash', hashSecret(sessionToken), now)
}

export function endSession(db: Db, sid: string, now: Date): Promise<number | null> {
  return endOne(db, 'id', sid, now)
}

async function endOne(db: Db, key: 'id' | 'token_hash', value: string, now: Date): Promise<number | null> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: instantAfter(now) })
    .where(key, '=', value)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return ended?.account_id ?? null
}

/** Ends all sessions of a user, or all but one; returns their number. */
export async function endUserSessions(db: Db, userId: number, now: Date, except?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: instantAfter(now) })
    .where('account_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', String(except)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const LONGEST_SESSION_MS = 30 * DAY

/** The sessions of accounts that have not been ended; some may have expired. */
export function listOpenSessions(db: Db, accountIds: number[], now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at', 'last_seen_at', 'ended_at', 'device'])
    .where('account_id', 'in', accountIds)
    .where('ended_at', 'is', null)
    .where('created_at', '>', instantAfter(now, -LONGEST_SESSION_MS))
    .orderBy('created_at', 'desc')
    .execute()
}
