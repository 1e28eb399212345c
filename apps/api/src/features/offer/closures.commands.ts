import { CLOSURE_MESSAGES, type ClosureInput, type FieldErrors } from '@luzzu/domain'
import type { CreatedClosure } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { recordChange } from '../../platform/audit/audit'
import type { ClosureRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, refuseFields } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { findTimeSlot } from '../time-slots/time-slots.queries'
import { listAffected, listPhoneBookings, toCall } from './affected-bookings.queries'
import { findClosedTime, findClosure, toClosure } from './closures.queries'
import { lockProducts, lockTimeSlotKey } from './offer-locks'

/** Closes units; bookings stay as they are. */
export function createClosure(db: Db, actor: Actor, input: ClosureInput): Promise<ClosureRow> {
  return inTransaction(db, async (tx) => {
    // Otherwise a concurrent deletion of the slot would miss this closure.
    if (input.slot_id !== null) await lockTimeSlotKey(tx, input.slot_id)
    await lockProducts(tx, input.product_id === null ? 'all' : [input.product_id])
    await requireScope(tx, input)
    const closure = await tx
      .insertInto('closure')
      .values({ ...input, created_at: actor.at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, actor, { action: 'created', entity: 'closure', id: closure.id, after: closure })
    return closure
  })
}

/** A closure, with the number of bookings that exceed what it leaves, and whom of them nobody can email. */
export async function findWithAffected(
  db: Db,
  id: number,
  moment: Moment,
): Promise<CreatedClosure | undefined> {
  const [closure, time] = [await findClosure(db, id), await findClosedTime(db, id)]
  if (!closure || !time) return undefined
  const ids = await listAffected(db, time, moment)
  return { ...toClosure(closure), affected: ids.length, to_call: toCall(await listPhoneBookings(db, ids)) }
}

/** @throws {Refusal} `invalid` for a product or a slot that does not exist. */
export async function requireScope(
  db: Db,
  { product_id, slot_id }: Pick<ClosureInput, 'product_id' | 'slot_id'>,
): Promise<void> {
  const errors: FieldErrors<keyof ClosureInput> = {}
  if (product_id !== null && !(await isOffered(db, product_id))) errors.product_id = CLOSURE_MESSAGES.product
  if (slot_id !== null && !(await findTimeSlot(db, slot_id))) errors.slot_id = CLOSURE_MESSAGES.slot
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
}

async function isOffered(db: Db, productId: number): Promise<boolean> {
  const product = db.selectFrom('product').select('id').where('id', '=', productId)
  return (await product.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

/** Opens again what a closure has closed; called-off bookings stay cancelled. */
export function deleteClosure(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = orNotFound(await findClosure(tx, id))
    await tx.deleteFrom('closure').where('id', '=', id).execute()
    await recordChange(tx, actor, { action: 'deleted', entity: 'closure', id, before })
  })
}
