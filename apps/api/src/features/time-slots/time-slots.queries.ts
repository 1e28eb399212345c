import type { SlotOfProducts } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { fromJson } from '../../platform/database/json-text'
import { prepared } from '../../platform/database/prepared'
import type { Db, TimeSlotRow } from '../../platform/database/schema'

const selectTimeSlots = (db: Db) => db.selectFrom('time_slot').selectAll().where('deleted_at', 'is', null)

export type TimeSlotFilter = 'bookable' | 'archived too'

const findBookable = prepared((db) => selectTimeSlots(db).where('archived', '=', 0).orderBy('id'))

export function listTimeSlots(db: Db, filter: TimeSlotFilter = 'bookable'): Promise<TimeSlotRow[]> {
  return filter === 'bookable' ? findBookable(db) : selectTimeSlots(db).orderBy('id').execute()
}

export function findTimeSlot(db: Db, id: number): Promise<TimeSlotRow | undefined> {
  return selectTimeSlots(db).where('id', '=', id).executeTakeFirst()
}

export function toTimeSlot({ id, name, starts_at, ends_at, archived, product_ids }: TimeSlotRow): TimeSlot {
  return {
    id,
    name,
    time_range: timeRangeOf({ starts_at, ends_at }),
    product_ids: parseProductIds(product_ids),
    ...(archived === 1 && { archived: true }),
  }
}

const parseProductIds = (stored: TimeSlotRow['product_ids']) => fromJson(stored)

/** The products that slots name, for the schedule of each. */
export function slotsOfProducts(slots: readonly Pick<TimeSlotRow, 'id' | 'product_ids'>[]): SlotOfProducts[] {
  return slots.map(({ id, product_ids }) => ({ id, product_ids: parseProductIds(product_ids) }))
}

export function timeRangeOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${starts_at}-${ends_at}`
}
