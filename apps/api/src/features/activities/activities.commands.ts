import type { ActivityFields } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { lockRow } from '../../platform/database/lock-row'
import type { ActivityRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../platform/http/cache/versions'
import { findActivity } from './activities.queries'

export function createActivity(db: Db, actor: Actor, fields: ActivityFields): Promise<ActivityRow> {
  return inTransaction(db, async (tx) => {
    const activity = await tx
      .insertInto('activity')
      .values({ ...fields, deleted_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'created', entity: 'activity', id: activity.id, after: activity })
    return activity
  })
}

type Change = { id: number; change: Partial<ActivityFields>; ifMatch: string | undefined }

export function changeActivity(db: Db, actor: Actor, { id, change, ifMatch }: Change): Promise<ActivityRow> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'activity', id)
    const before = orNotFound(await findActivity(tx, id))
    requireVersion(ifMatch, before.version)
    if (Object.keys(change).length === 0) return before
    const after = await tx
      .updateTable('activity')
      .set((row) => ({ ...change, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'updated', entity: 'activity', id, before, after })
    return after
  })
}

/** Soft-deletes an activity; one with products is refused. */
export function deleteActivity(db: Db, actor: Actor, { id, ifMatch }: Deletion): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'activity', id)
    const before = orNotFound(await findActivity(tx, id))
    requireVersion(ifMatch, before.version)
    // Locked first, so that no product can be added concurrently.
    await tx
      .updateTable('activity')
      .set((row) => ({ deleted_at: actor.at, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    const { count } = await tx
      .selectFrom('product')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('activity_id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count > 0) {
      const services = count === 1 ? '1 rental service uses it' : `${count} rental services use it`
      throw new Refusal('in-use', {
        message: `${before.name} was not deleted: ${services}. Move or delete those first.`,
      })
    }
    await recordChange(tx, actor, { action: 'deleted', entity: 'activity', id, before })
  })
}
