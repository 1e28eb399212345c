import type { TimeSlot } from '@luzzu/domain/contracts'
import type { Db, TimeSlotTable } from '../../platform/database/schema'

export function listTimeSlots(db: Db): Promise<TimeSlotTable[]> {
  return db.selectFrom('time_slot').selectAll().orderBy('id').execute()
}

export function findTimeSlot(db: Db, id: number): Promise<TimeSlotTable | undefined> {
  return db.selectFrom('time_slot').selectAll().where('id', '=', id).executeTakeFirst()
}

export function toTimeSlot({ id, name, starts_at, ends_at }: TimeSlotTable): TimeSlot {
  return { id, name, time_range: `${starts_at}-${ends_at}` }
}
