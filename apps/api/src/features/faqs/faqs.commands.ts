import type { FaqFields } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { lockRow } from '../../platform/database/lock-row'
import type { Db, FaqRow } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../platform/http/cache/versions'
import { findFaq } from './faqs.queries'

export function createFaq(db: Db, actor: Actor, fields: FaqFields): Promise<FaqRow> {
  return inTransaction(db, async (tx) => {
    const faq = await tx.insertInto('faq').values(fields).returningAll().executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'created', entity: 'faq', id: faq.id, after: faq })
    return faq
  })
}

type Change = { id: number; change: Partial<FaqFields>; ifMatch: string | undefined }

export function changeFaq(db: Db, actor: Actor, { id, change, ifMatch }: Change): Promise<FaqRow> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'faq', id)
    const before = orNotFound(await findFaq(tx, id))
    requireVersion(ifMatch, before.version)
    if (Object.keys(change).length === 0) return before
    const after = await tx
      .updateTable('faq')
      .set((row) => ({ ...change, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'updated', entity: 'faq', id, before, after })
    return after
  })
}

export function deleteFaq(db: Db, actor: Actor, { id, ifMatch }: Deletion): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(
      await tx.deleteFrom('faq').where('id', '=', id).returningAll().executeTakeFirst(),
    )
    requireVersion(ifMatch, before.version)
    await recordChange(tx, actor, { action: 'deleted', entity: 'faq', id, before })
  })
}
