import { type Instant, sumBy } from '@luzzu/domain'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock'
import { prepared } from '../../platform/database/prepared'
import type { Db } from '../../platform/database/schema'

const findShards = prepared((db) => db.selectFrom('counter').select('value').where('kind', '=', 'changes'))

/** Rises with every committed change of a booking, of what it is found by, or of a closure, by any process: triggers count them. */
export async function countBookingChanges(db: Db): Promise<number> {
  return sumBy(await findShards(db), ({ value }) => value)
}

const findRevision = prepared((db, at: string) =>
  db
    .selectFrom('counter')
    .select(['kind', 'value'])
    .where('kind', '=', 'changes')
    .unionAll(
      db
        .selectFrom('hold')
        .select((row) => [sql<string>`'holds'`.as('kind'), row.fn.countAll<number>().as('value')])
        .where('expires_at', '>', at as Instant)
        .where('is_test', '=', sql.lit(0)),
    ),
)

/** Another text whenever a booking, a closure or a hold may have changed what is free, or a hold has ended. */
export async function findOccupancyRevision(db: Db, now: Date): Promise<string> {
  const rows = await findRevision(db, instantAfter(now))
  const sumOf = (wanted: string) =>
    rows.reduce((sum, { kind, value }) => (kind === wanted ? sum + Number(value) : sum), 0)
  return `${sumOf('changes')}/${sumOf('holds')}`
}
