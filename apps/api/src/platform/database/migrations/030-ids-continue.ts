import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Tables with ids of their own, and what the audit log calls their rows. */
const ENTITIES = {
  account: 'user',
  faq: 'faq',
  activity: 'activity',
  product: 'product',
  addon: 'addon',
  time_slot: 'time_slot',
  closure: 'closure',
  booking: 'booking',
}

/**
 * A copy from SQLite once continued its ids after the rows that were left, so those of deleted rows could be given
 * again. They continue after every id that the audit log or an email knows. SQLite itself never gives one again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (!columnTypes(db).postgres) return
  await runAll(
    db,
    Object.entries(ENTITIES).map(([table, entity]) => {
      const mailed = table === 'booking' ? '(select max(booking_id) from outbox),' : ''
      const highest = `greatest(${mailed} (select max(id) from ${table}),
        (select max(entity_id) from audit where entity = '${entity}'))`
      return `select setval(sequence::regclass, ${highest})
        from pg_get_serial_sequence('${table}', 'id') sequence
        where ${highest} > coalesce(pg_sequence_last_value(sequence::regclass), 0)`
    }),
  )
}
