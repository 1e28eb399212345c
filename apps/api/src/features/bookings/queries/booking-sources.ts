import type { BookingSource } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema'
import { countByStatus } from './booking-counts'
import type { BookingFilter, BookingKey, BookingMatch } from './booking-filter'

const BATCH_SIZE = 500

type Find = (filter: BookingFilter) => Promise<BookingKey[]>

/** The keys of a search that come from a source; what the search finds is looked through in batches. */
export async function keysOfSource(
  db: Db,
  { source, limit, ...filter }: BookingFilter,
  find: Find,
): Promise<BookingKey[]> {
  const found: BookingKey[] = []
  let { cursor } = filter
  for (;;) {
    const keys = await find({ ...filter, source: undefined, cursor, limit: BATCH_SIZE })
    if (keys.length > 0) found.push(...(await keepSource(db, keys, source)))
    cursor = keys.at(-1)
    if (keys.length < BATCH_SIZE || found.length >= limit) return found.slice(0, limit)
  }
}

async function keepSource(
  db: Db,
  keys: readonly BookingKey[],
  source: BookingSource | undefined,
): Promise<BookingKey[]> {
  const ids = keys.map(({ id }) => id)
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('id', 'in', ids)
    .where('source', '=', source as BookingSource)
    .execute()
  const kept = new Set(rows.map(({ id }) => id))
  return keys.filter(({ id }) => kept.has(id))
}

/** How many bookings of a status come from a source. Those of the site are all but the few others. */
export async function countOfSource(
  db: Db,
  { source, status }: Pick<BookingMatch, 'status'> & { source: BookingSource },
): Promise<number> {
  const { count } = await db
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('count'))
    // A literal, because a partial index is not used with a parameter.
    .where('source', '<>', sql.lit('site'))
    .$if(source !== 'site', (query) => query.where('source', '=', source))
    .$if(status !== undefined, (query) => query.where('status', '=', status as NonNullable<typeof status>))
    .executeTakeFirstOrThrow()
  return source === 'site' ? (await countByStatus(db, status)) - Number(count) : Number(count)
}
