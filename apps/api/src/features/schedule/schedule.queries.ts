import { ALWAYS_OFFERED, type Schedule } from '@luzzu/domain'
import type { Db } from '../../platform/database/schema'

/** A schedule with its version; 0 while nobody has set it. */
export type StoredSchedule = { schedule: Schedule; version: number }

export async function findStoredSchedule(db: Db, productId: number): Promise<StoredSchedule> {
  const row = await db
    .selectFrom('product_schedule')
    .select(['schedule', 'version'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return { schedule: parseSchedule(row?.schedule ?? null), version: row?.version ?? 0 }
}

/** The units of a product and when it is offered; `undefined` for an unknown product. */
export async function findOffer(
  db: Db,
  productId: number,
): Promise<{ units: number; schedule: Schedule } | undefined> {
  const row = await db
    .selectFrom('product')
    .leftJoin('product_schedule', 'product_schedule.product_id', 'product.id')
    .select(['product.units', 'product_schedule.schedule'])
    .where('product.id', '=', productId)
    .where('product.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { units: row.units, schedule: parseSchedule(row.schedule) }
}

/** The schedule as it is stored; `null` for a product without one. */
export function parseSchedule(stored: string | null): Schedule {
  return stored === null ? ALWAYS_OFFERED : (JSON.parse(stored) as Schedule)
}
