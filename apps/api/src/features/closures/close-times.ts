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
import { expireHeldOrders } from '../payments/expire-holds'
import { findTimeSlot, timeRangeOf } from '../time-slots/time-slots.queries'

/** Closes units and ends the orders whose places are on hold there; returns the id of the closure. */
export function closeTimes(db: Db, actor: Actor, input: ClosureInput, moment: Moment): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { id } = await createClosure(tx, actor, input)
    if (!moment.site.keepsOrders || !(await isHeldByOrders(tx, input, moment))) return id
    const closure = orNotFound(await findClosedTime(tx, id))
    const { holds } = await findAffected(tx, closure, moment)
    await expireHeldOrders(tx, { holdIds: holds, closureId: id, at: instantAfter(moment.now) })
    return id
  })
}

/** Days with bookings are only counted where there is something to end. */
async function isHeldByOrders(
  tx: Tx,
  { from_date, to_date }: ClosureInput,
  { now }: Moment,
): Promise<boolean> {
  const held = await tx
    .selectFrom('hold')
    .innerJoin('order_item', 'order_item.hold_id', 'hold.id')
    .select('hold.id')
    .where('hold.booking_date', '>=', from_date)
    .where('hold.booking_date', '<=', to_date)
    .where('hold.expires_at', '>', instantAfter(now))
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
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
