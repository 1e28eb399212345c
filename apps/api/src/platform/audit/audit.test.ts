import { toInstant } from '@luzzu/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'
import { inTransaction } from '../database/transaction'
import { deleteAuditBefore, recordChange, systemActor } from './audit'

const REFUSED = /audit rows cannot be changed/

async function withRecords(...days: string[]) {
  const { db } = await testApp()
  await inTransaction(db, async (tx) => {
    for (const day of days)
      await recordChange(tx, systemActor(new Date(day)), { action: 'updated', entity: 'faq', id: 1 })
  })
  const recorded = async () => {
    const rows = await db.selectFrom('audit').select('at').orderBy('id').execute()
    return rows.map(({ at }) => at.slice(0, 10))
  }
  return { db, recorded }
}

test('audit rows can be neither updated nor deleted nor replaced', async () => {
  const { db, recorded } = await withRecords('2026-01-01', '2026-02-01')
  const { id } = await db.selectFrom('audit').select('id').limit(1).executeTakeFirstOrThrow()

  await expect(db.updateTable('audit').set({ account_id: 7 }).execute()).rejects.toThrow(REFUSED)
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow(REFUSED)
  const other = isOnPostgres
    ? sql`truncate audit`
    : sql`insert or replace into audit (id, at, action, entity, entity_id) values (${id}, '', 'x', 'x', 1)`
  await expect(other.execute(db)).rejects.toThrow(REFUSED)

  expect(await recorded()).toEqual(['2026-01-01', '2026-02-01'])
})

test('only rows older than an instant can be deleted, the oldest first, in batches', async () => {
  const { db, recorded } = await withRecords('2026-01-01', '2026-01-02', '2026-02-01', '2026-03-01')
  const remove = (limit?: number) =>
    inTransaction(db, (tx) => deleteAuditBefore(tx, toInstant(new Date('2026-02-15T00:00:00Z')), limit))

  expect(await remove(2)).toBe(2)
  expect(await recorded()).toEqual(['2026-02-01', '2026-03-01'])
  expect([await remove(), await remove()]).toEqual([1, 0])
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow(REFUSED)
  expect(await recorded()).toEqual(['2026-03-01'])
})
