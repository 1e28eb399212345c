import { type ClosureInput, parseTimeRange, WHOLE_DAY } from '@luzzu/domain'
import type { ClosurePreview } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { instantAfter } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { listManifestEntries } from '../bookings/queries/day-manifest'
import { findAffected, listAffected } from '../offer/affected-bookings.queries'
import { createClosure, requireScope } from '../offer/closures.commands'
import { findClosedTime } from '../offer/closures.queries'
import { lockProducts } from '../offer/offer-locks'
import { expireHeldOrders, lockHeldOrders } from '../payments/expire-holds'
import { findTimeSlot, timeRangeOf } from '../time-slots/time-slots.queries'

/** Closes units and ends the orders whose places are on hold there; returns the id of the closure. */
export function closeTimes(db: Db, actor: Actor, input: ClosureInput, moment: Moment): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { keepsOrders } = moment.site
    if (keepsOrders) await lockHeld(tx, input, moment)
    const { id } = await createClosure(tx, actor, input)
    if (!keepsOrders || (await listHeldByOrders(tx, input, moment)).length === 0) return id
    const closure = orNotFound(await findClosedTime(tx, id))
    const { holds } = await findAffected(tx, closure, moment)
    await expireHeldOrders(tx, { holdIds: holds, closureId: id, at: instantAfter(moment.now) })
    return id
  })
}

/** Before the closure is counted: what an order holds is on other days and of other products, too. */
async function lockHeld(tx: Tx, input: ClosureInput, moment: Moment): Promise<void> {
  const products = await lockHeldOrders(tx, await listHeldByOrders(tx, input, moment))
  if (products.length > 0) await lockProducts(tx, input.product_id === null ? 'all' : products)
}

/** Days with bookings are only counted where there is something to end. */
async function listHeldByOrders(
  tx: Tx,
  { from_date, to_date, product_id }: ClosureInput,
  { now }: Moment,
): Promise<number[]> {
  const held = await tx
    .selectFrom('hold')
    .innerJoin('order_item', 'order_item.hold_id', 'hold.id')
    .select('hold.id')
    .where('hold.booking_date', '>=', from_date)
    .where('hold.booking_date', '<=', to_date)
    .where('hold.expires_at', '>', instantAfter(now))
    .$if(product_id !== null, (query) => query.where('hold.product_id', '=', Number(product_id)))
    .execute()
  return held.map(({ id }) => id)
}

const MAX_LISTED = 50

/** Which bookings a closure would affect, without creating it. */
export async function previewClosure(db: Db, input: ClosureInput, moment: Moment): Promise<ClosurePreview> {
  await requireScope(db, input)
  const slot = input.slot_id === null ? undefined : await findTimeSlot(db, input.slot_id)
  const planned = { ...input, ...((slot && parseTimeRange(timeRangeOf(slot))) ?? WHOLE_DAY) }
  const affected = await listAffected(db, planned, moment, [planned])
  return {
    affected: affected.length,
    bookings: await listManifestEntries(db, affected.slice(0, MAX_LISTED)),
  }
}
