import { type Instant, MAX_TIME_SLOTS, parseTimeRange, type TimeSlotFields } from '@luzzu/domain'
import { sql } from 'kysely'
import type { Actor } from '../../auth/access'
import { recordChange, recordChanges } from '../../platform/audit/audit'
import { isPostgres } from '../../platform/database/dialect'
import { toJson } from '../../platform/database/json-text'
import { lockRow } from '../../platform/database/lock-row'
import type { Db, TimeSlotRow, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { type Deletion, requireVersion } from '../../platform/http/cache/versions'
import { findTimeSlot, listTimeSlots } from './time-slots.queries'

/** @throws {Refusal} `invalid-state` when there are as many slots as may be. */
export function createTimeSlot(db: Db, actor: Actor, fields: TimeSlotFields): Promise<TimeSlotRow> {
  return inTransaction(db, async (tx) => {
    if (!fields.archived) await assertTimeSlotLimit(tx)
    await requireProducts(tx, fields)
    const slot = await tx
      .insertInto('time_slot')
      .values({ ...toRow(fields), deleted_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'created', entity: 'time_slot', id: slot.id, after: slot })
    return slot
  })
}

type Change = { id: number; change: Partial<TimeSlotFields>; ifMatch: string | undefined }

/** @throws {Refusal} `in-use` when the times of a slot with bookings would change. */
export function changeTimeSlot(db: Db, actor: Actor, { id, change, ifMatch }: Change): Promise<TimeSlotRow> {
  return inTransaction(db, async (tx) => {
    const before = await lockTimeSlot(tx, id)
    requireVersion(ifMatch, before.version)
    if (Object.keys(change).length === 0) return before
    const values = toRow(change)
    await requireProducts(tx, change)
    if (!hasTimesOf(before, values) && (await hasBookings(tx, id, actor.at)))
      throw new Refusal('in-use', {
        message: `The times of ${before.name} cannot change: it has bookings. Archive it and add another slot instead.`,
      })
    if (before.archived === 1 && change.archived === false) await assertTimeSlotLimit(tx)
    const after = await tx
      .updateTable('time_slot')
      .set((row) => ({ ...values, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'updated', entity: 'time_slot', id, before, after })
    return after
  })
}

/**
 * Hides a slot without bookings for good and removes its closures; its id stays.
 * @throws {Refusal} `in-use` when it has bookings.
 */
export function deleteTimeSlot(db: Db, actor: Actor, { id, ifMatch }: Deletion): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockTimeSlot(tx, id)
    requireVersion(ifMatch, before.version)
    if (await hasBookings(tx, id, actor.at))
      throw new Refusal('in-use', {
        message: `${before.name} was not deleted: it has bookings. Archive it instead.`,
      })
    await tx
      .updateTable('time_slot')
      .set((row) => ({ deleted_at: actor.at, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await deleteClosures(tx, actor, id)
    await recordChange(tx, actor, { action: 'deleted', entity: 'time_slot', id, before })
  })
}

async function deleteClosures(tx: Tx, actor: Actor, slotId: number): Promise<void> {
  const closures = await tx.deleteFrom('closure').where('slot_id', '=', slotId).returningAll().execute()
  await recordChanges(
    tx,
    actor,
    closures.map((before) => ({ action: 'deleted', entity: 'closure', id: before.id, before })),
  )
}

/** Locked against bookings, which lock the slot that they take. */
async function lockTimeSlot(tx: Tx, id: number): Promise<TimeSlotRow> {
  await lockRow(tx, 'time_slot', id)
  return orNotFound(await findTimeSlot(tx, id))
}

/** Locks the table against other writers first, so that concurrent additions are counted one after the other. */
async function assertTimeSlotLimit(tx: Tx): Promise<void> {
  // Bookings only lock the row of their slot, so they do not wait. SQLite has a single writer.
  if (isPostgres(tx)) await sql`lock table time_slot in share row exclusive mode`.execute(tx)
  if ((await listTimeSlots(tx)).length < MAX_TIME_SLOTS) return
  throw new Refusal('invalid-state', {
    message: `There can be at most ${MAX_TIME_SLOTS} time slots. Archive or delete one first.`,
  })
}

/** Deleted ones count: a slot may have named them before. */
async function requireProducts(tx: Tx, { product_ids: ids }: Partial<TimeSlotFields>): Promise<void> {
  if (!ids || ids.length === 0) return
  const found = await tx.selectFrom('product').select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length) throw refuseFields({ product_ids: 'Please choose products that exist' })
}

/** Whether any booking names the slot, whatever its status, or any hold; those of tests keep nothing from staff. */
async function hasBookings(tx: Tx, id: number, at: Instant): Promise<boolean> {
  const query = tx.selectFrom('booking').select('id').where('slot_id', '=', id).limit(1)
  const held = tx
    .selectFrom('hold')
    .select('id')
    .where('slot_id', '=', id)
    .where('expires_at', '>', at)
    .where('is_test', '=', 0)
    .limit(1)
  return ((await query.executeTakeFirst()) ?? (await held.executeTakeFirst())) !== undefined
}

type RowFields = Pick<TimeSlotRow, 'name' | 'starts_at' | 'ends_at' | 'archived' | 'product_ids'>

const hasTimesOf = (slot: TimeSlotRow, { starts_at, ends_at }: Partial<RowFields>) =>
  starts_at === undefined || (slot.starts_at === starts_at && slot.ends_at === ends_at)

function toRow(fields: TimeSlotFields): RowFields
function toRow(fields: Partial<TimeSlotFields>): Partial<RowFields>
function toRow({
  name,
  time_range,
  archived,
  product_ids: ids,
}: Partial<TimeSlotFields>): Partial<RowFields> {
  const times = time_range === undefined ? undefined : parseTimeRange(time_range)
  return {
    ...(name !== undefined && { name }),
    ...(times && { starts_at: times.start, ends_at: times.end }),
    ...(archived !== undefined && { archived: archived ? 1 : 0 }),
    ...(ids !== undefined && { product_ids: ids && toJson(ids) }),
  }
}
