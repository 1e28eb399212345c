import { type Checkout, describeRefundTiers, isCents, sumOf, toAmount } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { OrderItemRow } from '../../platform/database/order-tables'
import type { BookingRow, Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { lockCustomer } from '../bookings/commands/booking-locks'
import { assertOpenRequestLimit, type BookingRules } from '../bookings/commands/create-booking'
import { bookingConfirmed, bookingReceived } from '../bookings/emails/booking-emails'
import { emailCustomer, notifyBusiness } from '../bookings/emails/email-customer'
import { lockProductDate } from '../offer/offer-locks'
import { findProduct } from '../offer/product-rows'
import { addToOrder } from '../payments/place-order'
import { findTimeSlot } from '../time-slots/time-slots.queries'
import { lockHeld } from './held-orders.commands'
import { releasePlaces } from './hold-places'

type Placing = Checkout & { orderId: number; userId: number }

/**
 * Books the places that an order holds, at the prices of the hold; nothing is due now.
 * @throws {Refusal} `price-changed` for other amounts than those of the order, `hold-expired`.
 */
export async function checkOut(
  tx: Tx,
  { orderId, userId, total, dueNow, invoice }: Placing,
  rules: BookingRules,
): Promise<number> {
  const { username } = await lockCustomer(tx, userId)
  await lockHeld(tx, orderId, rules)
  const items = await tx
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const cents = sumOf(items.map(({ total_cents }) => ({ cents: total_cents })))
  if (!isCents(total, cents) || dueNow !== 0)
    throw new Refusal('price-changed', { members: { total_price: toAmount(cents), due_now: 0 } })
  if (!rules.site.settings.auto_confirm) await assertOpenRequestLimit(tx, userId, rules)
  await releasePlaces(tx, orderId)
  const at = instantAfter(rules.now)
  await tx
    .updateTable('customer_order')
    .set({
      status: 'placed',
      expires_at: null,
      invoice: invoice && JSON.stringify(invoice),
      updated_at: at,
    })
    .where('id', '=', orderId)
    .execute()
  for (const item of items) {
    const booking = await book(tx, { item, userId }, rules)
    const tiers = await addToOrder(tx, { orderId, booking }, rules)
    const policy = { refund_tiers: tiers, text: describeRefundTiers(tiers), accepted_at: at }
    await tx
      .updateTable('customer_order')
      .set({ policy: JSON.stringify(policy) })
      .where('id', '=', orderId)
      .where('policy', 'is', null)
      .execute()
    await tell(tx, { ...booking, username }, rules)
  }
  return orderId
}

/** The booking of a place that was held; the guard of the database still refuses what closures have taken. */
async function book(
  tx: Tx,
  { item, userId }: { item: OrderItemRow; userId: number },
  { site, now }: Moment,
): Promise<BookingRow> {
  const product = await findProduct(tx, item.product_id)
  const slot = await findTimeSlot(tx, item.slot_id)
  if (!product || !slot) throw new Refusal('slot-taken', { members: { item: item.position } })
  await lockProductDate(tx, item.product_id, item.booking_date)
  const at = instantAfter(now)
  const isConfirmed = site.settings.auto_confirm
  const row = await tx
    .insertInto('booking')
    .values({
      account_id: userId,
      product_id: product.id,
      activity_id: product.activity_id,
      slot_id: slot.id,
      booking_date: item.booking_date,
      starts_at: item.starts_at,
      ends_at: item.ends_at,
      product_name: product.name,
      slot_name: slot.name,
      status: isConfirmed ? 'Confirmed' : 'Pending',
      total_cents: item.total_cents,
      guests: item.guests,
      created_at: at,
      confirmed_at: isConfirmed ? at : null,
      source: 'site',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await bookAddons(tx, row.id, JSON.parse(item.addon_ids) as number[])
  return row
}

async function bookAddons(tx: Tx, bookingId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const addons = await tx
    .selectFrom('addon')
    .selectAll()
    .where('id', 'in', ids)
    .where('included', '=', 0)
    .execute()
  const chosen = addons.map(({ id, addon_name, extra_price_cents }) => ({
    booking_id: bookingId,
    addon_id: id,
    addon_name,
    extra_price_cents,
  }))
  if (chosen.length > 0) await tx.insertInto('booking_addon').values(chosen).execute()
}

async function tell(
  tx: Tx,
  booking: BookingRow & { username: string },
  { site, now }: Moment,
): Promise<void> {
  const template = booking.status === 'Confirmed' ? bookingConfirmed : bookingReceived
  await emailCustomer(tx, template, booking, { site, now, isOwn: true })
  await notifyBusiness(tx, booking, { site, now, isOwn: true })
}
