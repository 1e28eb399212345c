import { type Instant, ORDER_LIMITS, slotStart } from '@luzzu/domain'
import { instantAfter, MINUTE } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import { Refusal, refuseFields } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { findIncludedNames } from '../../addons/addons.queries'
import { toBookedAddon } from '../../bookings/commands/booked-addons'
import type { CreateBookingInput } from '../../bookings/commands/create-booking-input'
import { lockBookableSlot } from '../../offer/bookable-slot'
import { assertCapacity } from '../../offer/capacity'
import { lockDays } from '../../offer/offer-locks'
import { findExtraAddons, quoteBooking } from '../../offer/pricing/quotes'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { errorsAt } from './order-items-input'

type ItemsToHold = { orderId: number; items: readonly CreateBookingInput[] }

/**
 * Holds the places of an order, whose days are locked, at the prices of now, all or none; the hold ends before the first of
 * them begins.
 * @throws {Refusal} `slot-taken` or `closed` with the index of the item, `invalid` at its fields.
 */
export async function holdItems(tx: Tx, { orderId, items }: ItemsToHold, moment: Moment): Promise<void> {
  const holds: { id: number; start: Date }[] = []
  for (const [index, item] of items.entries())
    holds.push(await atItem(index, () => holdItem(tx, { orderId, index, item }, moment)))
  await setOrderExpiry(
    tx,
    orderId,
    holdExpiry(
      holds.map(({ start }) => start),
      moment,
    ),
    moment,
  )
}

/** Locks the days of places that are to be held, before any that is held is given back. */
export const lockItemDays = (tx: Tx, items: readonly CreateBookingInput[]): Promise<void> =>
  lockDays(
    tx,
    items.map(({ productId, date }) => ({ product_id: productId, booking_date: date })),
  )

/** So many minutes from now, but never past a start. */
export function holdExpiry(starts: readonly Date[], { site, now }: Moment): Instant {
  const end = now.getTime() + site.settings.payments.hold_minutes * MINUTE
  return instantAfter(new Date(Math.min(end, ...starts.map((start) => start.getTime()))))
}

/** How long the places of an order that is being paid are kept after its hold, while Stripe does not answer. */
export const PAYING_GRACE_MS = 5 * MINUTE

/** Lets an order and its holds, whose days are locked, last until an instant. */
export async function setOrderExpiry(
  tx: Tx,
  orderId: number,
  expires_at: Instant,
  { now }: Pick<Moment, 'now'>,
): Promise<void> {
  await tx.updateTable('customer_order').set({ expires_at }).where('id', '=', orderId).execute()
  await setHoldExpiry(tx, orderId, { expires_at, now })
}

/** Lets the holds of an order, whose days are locked, last until another instant than the order. */
export async function setHoldExpiry(
  tx: Tx,
  orderId: number,
  { expires_at, now }: { expires_at: Instant; now: Date },
): Promise<void> {
  const held = tx.selectFrom('order_item').select('hold_id').where('order_id', '=', orderId)
  // The guard of the database counts what else is held at the instant of this change.
  await tx
    .updateTable('hold')
    .set({ expires_at, updated_at: instantAfter(now) })
    .where('id', 'in', held)
    .execute()
}

type ItemToHold = { orderId: number; index: number; item: CreateBookingInput }

async function holdItem(
  tx: Tx,
  { orderId, index, item }: ItemToHold,
  moment: Moment,
): Promise<{ id: number; start: Date }> {
  const guests = item.guests ?? null
  const { product, slot, pricing } = await lockBookableSlot(tx, { ...item, guests }, moment)
  const addons = await findExtraAddons(tx, item)
  const { date } = item
  const { total } = await quoteBooking(tx, { product, slot, date, guests, addons, pricing })
  await assertCapacity(tx, { productId: product.id, date, now: moment.now }, product.units, slot)
  const place = {
    product_id: product.id,
    slot_id: slot.id,
    booking_date: date,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
  }
  const start = slotStart(date, timeRangeOf(slot), moment.site.timeZone)
  const { id } = await tx
    .insertInto('hold')
    .values({
      ...place,
      expires_at: holdExpiry([start], moment),
      updated_at: instantAfter(moment.now),
      is_test: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_item')
    .values({
      ...place,
      order_id: orderId,
      position: index,
      hold_id: id,
      addon_ids: toJson(item.addonIds),
      addons: toJson(addons.map(toBookedAddon)),
      included: await findIncludedNames(tx, product.id),
      guests,
      total_cents: total,
    })
    .execute()
  return { id, start }
}

/** Says which item a refusal is about. */
async function atItem<Value>(index: number, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.details.errors) throw refuseFields(errorsAt(index, error.details.errors))
    throw new Refusal(error.code, { ...error.details, members: { ...error.details.members, item: index } })
  }
}

/** Frees the places of an order, and remembers which they were. */
export async function deleteHolds(tx: Tx, orderId: number): Promise<void> {
  const held = tx.selectFrom('order_item').select('hold_id').where('order_id', '=', orderId)
  await tx.deleteFrom('hold').where('id', 'in', held).execute()
}

/** Gives the places of an order back. */
export async function deleteItems(tx: Tx, orderId: number): Promise<void> {
  const items = await tx.selectFrom('order_item').select('hold_id').where('order_id', '=', orderId).execute()
  const ids = items.flatMap(({ hold_id }) => hold_id ?? [])
  if (ids.length > 0) await tx.deleteFrom('hold').where('id', 'in', ids).execute()
  await tx.deleteFrom('order_item').where('order_id', '=', orderId).execute()
}

export const mayExtend = ({ extensions }: { extensions: number }) => extensions < ORDER_LIMITS.extensions
