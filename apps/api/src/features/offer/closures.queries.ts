import { type CalendarDate, type ClosedTime, WHOLE_DAY } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import { prepared } from '../../platform/database/prepared'
import type { ClosureRow, Db } from '../../platform/database/schema'

function selectClosedTimes(db: Db) {
  return db
    .selectFrom('closure')
    .leftJoin('time_slot', 'time_slot.id', 'closure.slot_id')
    .select(['closure.from_date', 'closure.to_date', 'closure.product_id', 'closure.units', 'closure.reason'])
    .select([
      sql<string>`coalesce(time_slot.starts_at, ${sql.lit(WHOLE_DAY.start)})`.as('start'),
      sql<string>`coalesce(time_slot.ends_at, ${sql.lit(WHOLE_DAY.end)})`.as('end'),
    ])
}

/** What closures close of a product between two days, both included, the oldest closure first. */
export const findClosedTimes = prepared((db, productId: number, from: string, to: string) =>
  selectClosedTimes(db)
    .select('closure.id')
    .where('closure.to_date', '>=', from as CalendarDate)
    .where('closure.from_date', '<=', to as CalendarDate)
    .where((row) => row.or([row('product_id', 'is', null), row('product_id', '=', productId)]))
    .orderBy('closure.id'),
)

/** What closures close of any product. */
export function listClosedTimes(db: Db, from: CalendarDate, to: CalendarDate): Promise<ClosedTime[]> {
  return selectClosedTimes(db)
    .where('closure.to_date', '>=', from)
    .where('closure.from_date', '<=', to)
    .orderBy('closure.id')
    .execute()
}

export function findClosedTime(db: Db, id: number): Promise<ClosedTime | undefined> {
  return selectClosedTimes(db).where('closure.id', '=', id).executeTakeFirst()
}

export function findClosure(db: Db, id: number): Promise<ClosureRow | undefined> {
  return db.selectFrom('closure').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The closures of some day between the bounds, both included. */
export function listClosures(
  db: Db,
  { from, to }: { from: CalendarDate | undefined; to: CalendarDate | undefined },
): Promise<ClosureRow[]> {
  return db
    .selectFrom('closure')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('to_date', '>=', from as CalendarDate))
    .$if(to !== undefined, (query) => query.where('from_date', '<=', to as CalendarDate))
    .orderBy('from_date')
    .orderBy('id')
    .execute()
}

export function toClosure(row: ClosureRow): Closure {
  const { id, from_date, to_date, product_id, slot_id, units, reason, created_at } = row
  return { id, from_date, to_date, product_id, slot_id, units, reason, created_at }
}
