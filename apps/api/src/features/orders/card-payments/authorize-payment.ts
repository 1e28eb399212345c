import { slotStart, splitDeposit } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import type { BookingRow, Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { findOrderMoney } from '../../payments/order-money.queries'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { type HeldItem, listHeldItems, toDepositShare } from '../holds/held-items'
import { placeHeldOrder } from '../holds/place-held-order'
import { decideCapture } from './capture-payment'
import type { LockedPayment } from './lock-payment'
import { releasePayment } from './release-payment'

/**
 * The guest has paid: the order is placed, as long as its places are there. Too late it is placed as well if all of them are
 * free, at the prices of then; otherwise nothing is charged.
 * @throws {Refusal} when a place is gone.
 */
export async function authorizePayment(
  tx: Tx,
  locked: LockedPayment,
  { moment, canPlace }: { moment: Moment; canPlace: boolean },
): Promise<number[]> {
  const { payment, money } = locked
  const at = instantAfter(moment.now)
  await tx.updateTable('payment').set({ status: 'authorized' }).where('id', '=', payment.id).execute()
  await tx
    .updateTable('card_payment')
    .set({ authorized_at: at })
    .where('payment_id', '=', payment.id)
    .execute()
  Object.assign(payment, { status: 'authorized', authorized_at: at })
  if (payment.purpose === 'balance') return decideCapture(tx, locked, { moment })
  const isPlaced = money.order.status === 'placed' || money.order.status === 'cancelled'
  const isAccepted = money.order.policy !== null
  // It was paid twice: the order stays as it is.
  if (isPlaced || !canPlace || !isAccepted) return releasePayment(tx, locked, 'late', moment)
  const items = await listHeldItems(tx, money.order.id, moment)
  if (items.length === 0) return releasePayment(tx, locked, 'late', moment)
  assertNotStarted(items, moment)
  const bookings = await placeHeldOrder(tx, money.order, moment)
  const shares = splitDeposit(payment.amount_cents, toDepositShares(items, bookings))
  await tx
    .updateTable('payment')
    .set({ shares: toJson(shares) })
    .where('id', '=', payment.id)
    .execute()
  const placed = {
    payment: { ...payment, shares: toJson(shares) },
    money: orNotFound(await findOrderMoney(tx, money.order.id)),
  }
  return decideCapture(tx, placed, { moment })
}

const toDepositShares = (items: readonly HeldItem[], bookings: readonly BookingRow[]) =>
  items.map((item, at) => ({ ...toDepositShare(item), id: bookings[at]?.id ?? 0 }))

/** @throws {Refusal} `slot-taken` for a place whose time has begun. */
function assertNotStarted(items: readonly HeldItem[], { site, now }: Moment): void {
  for (const item of items)
    if (slotStart(item.booking_date, timeRangeOf(item), site.timeZone) <= now)
      throw new Refusal('slot-taken', { members: { item: item.position } })
}
