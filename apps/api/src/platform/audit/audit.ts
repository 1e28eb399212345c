import type { Instant } from '@luzzu/domain'
import type { HistoryAction } from '@luzzu/domain/contracts'
import { instantAfter } from '../clock'
import type { AuditEntity, Tx } from '../database/schema'

/** The product itself, or an unauthenticated person. */
export function systemActor(now: Date, requestId: string | null = null): AuditActor {
  return { userId: null, at: instantAfter(now), requestId }
}

/** An operator running a command; distinguished from the server by `requestId`. */
export function consoleActor(now: Date): AuditActor {
  return systemActor(now, 'console')
}

/** The user, or the system. */
export type AuditActor = {
  userId: number | null
  at: Instant
  requestId: string | null
  /** A program, instead of a user. */
  tokenId?: number | undefined
  /** A guest, who has no account. */
  order?: object | undefined
}
export type Change = {
  action: HistoryAction
  entity: AuditEntity
  id: number
  before?: unknown
  after?: unknown
}

/** Writes an audit entry in the transaction of the change. */
export async function recordChange(tx: Tx, actor: AuditActor, change: Change): Promise<void> {
  await recordChanges(tx, actor, [change])
}

/** Writes an audit entry for each change of a batch. */
export async function recordChanges(tx: Tx, actor: AuditActor, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ action, entity, id, before, after }) => ({
    at: actor.at,
    account_id: actor.tokenId === undefined && actor.order === undefined ? actor.userId : null,
    token_id: actor.tokenId ?? null,
    action,
    entity,
    entity_id: id,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    request_id: actor.requestId,
  }))
  await tx.insertInto('audit').values(rows).execute()
}

const DELETE_BATCH_SIZE = 500

/**
 * Deletes the oldest audit rows from before an instant, at most `limit`; returns their number. The database refuses
 * every other deletion.
 */
export async function deleteAuditBefore(
  tx: Tx,
  instant: Instant,
  limit = DELETE_BATCH_SIZE,
): Promise<number> {
  await tx.insertInto('audit_retention').values({ older_than: instant }).execute()
  const old = tx.selectFrom('audit').select('id').where('at', '<', instant).orderBy('at').limit(limit)
  const { numDeletedRows } = await tx.deleteFrom('audit').where('id', 'in', old).executeTakeFirst()
  await tx.deleteFrom('audit_retention').execute()
  return Number(numDeletedRows)
}
