import { ALWAYS_OFFERED, type Schedule } from '@luzzu/domain'
import { fromJson, type JsonText } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'
import { type Tagged, tagged } from '../../platform/http/cache/versions'
import { listTimeSlots } from '../time-slots/time-slots.queries'

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

/** The schedule as it is sent: without slots that were deleted since. */
export async function findScheduleRecord(db: Db, productId: number): Promise<Tagged<Schedule>> {
  const { schedule, version } = await findStoredSchedule(db, productId)
  if (!schedule.slot_ids) return tagged(schedule, version)
  const known = new Set((await listTimeSlots(db, 'archived too')).map(({ id }) => id))
  return tagged({ ...schedule, slot_ids: schedule.slot_ids.filter((id) => known.has(id)) }, version)
}

/** The schedules that were set, by product. */
export async function listSchedules(db: Db): Promise<Map<number, Schedule>> {
  const rows = await db.selectFrom('product_schedule').select(['product_id', 'schedule']).execute()
  return new Map(rows.map(({ product_id, schedule }) => [product_id, parseSchedule(schedule)]))
}

/** The schedule as it is stored; `null` for a product without one. */
export function parseSchedule(stored: JsonText<Schedule> | null): Schedule {
  return stored === null ? ALWAYS_OFFERED : fromJson(stored)
}
