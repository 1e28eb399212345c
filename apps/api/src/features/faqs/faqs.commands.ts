import { FAQ_MESSAGES, type FaqFields } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Actor } from '../../auth/access'
import { recordChange, recordChanges } from '../../platform/audit/audit'
import { lockRow } from '../../platform/database/lock-row'
import type { Db, FaqRow } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../platform/http/cache/versions'
import { findFaq, listFaqRows } from './faqs.queries'

const NEXT_POSITION = sql<number>`coalesce(max(position), 0) + 1`.as('next')

export function createFaq(db: Db, actor: Actor, fields: FaqFields): Promise<FaqRow> {
  return inTransaction(db, async (tx) => {
    const faq = await tx
      .insertInto('faq')
      .values(({ selectFrom }) => ({ ...fields, position: selectFrom('faq').select(NEXT_POSITION) }))
      .returningAll()
      .executeTakeFirstOrThrow()
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

/** Puts all FAQs in an order. They are the same as before, so their versions stay. */
export function orderFaqs(db: Db, actor: Actor, ids: readonly number[]): Promise<FaqRow[]> {
  return inTransaction(db, async (tx) => {
    const before = (await listFaqRows(tx)).map(({ id }) => id)
    for (const id of before.toSorted((one, other) => one - other)) await lockRow(tx, 'faq', id)
    if (before.length !== ids.length || !before.every((id) => ids.includes(id)))
      throw refuseFields({ ids: FAQ_MESSAGES.notAll })
    const moved = ids.map((id, index) => ({ id, from: before.indexOf(id) + 1, position: index + 1 }))
    for (const { id, position } of moved)
      await tx.updateTable('faq').set({ position }).where('id', '=', id).execute()
    await recordChanges(
      tx,
      actor,
      moved
        .filter(({ from, position }) => from !== position)
        .map(({ id, from, position }) => ({
          action: 'updated',
          entity: 'faq',
          id,
          before: { position: from },
          after: { position },
        })),
    )
    return listFaqRows(tx)
  })
}
