import { formatDays, type Schedule, validateSchedule } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import { toJson } from '../../platform/database/json-text'
import { lockRow } from '../../platform/database/lock-row'
import type { Db, TimeSlotRow } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import { requireTag, type Tagged, tagged } from '../../platform/http/cache/versions'
import { listTimeSlots } from '../time-slots/time-slots.queries'
import { findProduct } from './product-rows'
import { findScheduleRecord } from './schedule.queries'

type Change = { productId: number; schedule: Schedule; ifMatch: string | undefined }

/** Replaces the schedule of a product; bookings that were made stay. */
export function changeSchedule(
  db: Db,
  actor: Actor,
  { productId, schedule, ifMatch }: Change,
): Promise<Tagged<Schedule>> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'product', productId)
    orNotFound(await findProduct(tx, productId))
    const before = await findScheduleRecord(tx, productId)
    await requireTag(ifMatch, () => before)
    requireSlots(schedule, before.wire)
    const slots = await listTimeSlots(tx, 'archived too')
    requireKnownSlots(schedule, slots)
    const after = tagged(schedule, before.version + 1)
    const values = { schedule: toJson(schedule), version: after.version }
    await tx
      .insertInto('product_schedule')
      .values({ product_id: productId, ...values })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
      .execute()
    await recordChange(tx, actor, {
      action: 'updated',
      entity: 'product',
      id: productId,
      before: recordOf(before.wire, slots),
      after: recordOf(schedule, slots),
    })
    return after
  })
}

function requireSlots(schedule: Schedule, before: Schedule): void {
  const checked = validateSchedule(schedule, before)
  if (!checked.ok) throw refuseFields(checked.errors)
}

function requireKnownSlots({ slot_ids }: Schedule, slots: readonly TimeSlotRow[]): void {
  const known = new Set(slots.map(({ id }) => id))
  if (slot_ids && !slot_ids.every((id) => known.has(id)))
    throw refuseFields({ slot_ids: 'Please choose time slots that exist' })
}

/** As the history of the product shows it, with the names that the slots have now. */
function recordOf(
  { slot_ids, weekdays, season, min_notice_hours }: Schedule,
  slots: readonly TimeSlotRow[],
): Record<string, unknown> {
  const offered = slots.filter(({ id }) => slot_ids?.includes(id))
  return {
    time_slots: slot_ids ? offered.map(({ name }) => name).join(', ') : 'all',
    weekdays: formatDays(weekdays),
    season: season ? `${season.from} to ${season.to}` : 'all year',
    min_notice_hours,
  }
}
