import {
  DAMAGE_TITLE,
  type DamageCapture,
  isChargeable,
  isTooEarlyForDeposit,
  type LedgerEvent,
  type NewDamageDeposit,
  ORDER_MESSAGES,
  slotStart,
  toCents,
} from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import { lockRow } from '../../../platform/database/lock-row'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import { orNotFound, Refusal, refuseFields } from '../../../platform/errors/refusal'
import { lockBooking } from '../../bookings/commands/booking-locks'
import { issueDocument } from '../../documents/issue-document'
import { assertDayOpen } from '../../payments/closed-days'
import { type Bookkeeping, postLedgerEvent } from '../../payments/ledger'
import { balanceOf, lockOrder } from '../../payments/order-money.queries'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { findOrCreateOrder } from '../find-or-create-order'
import { enqueueCaptureCall, enqueueReleaseCall, enqueueSessionCall } from './card-deposit-calls'
import { findDeposit } from './damage-deposits.queries'

/**
 * Takes a damage deposit for a confirmed booking: money that is held, no sale. Returns its id.
 * @throws {Refusal} `invalid` when it is too early, `invalid-state` when there is one already, `closed` after the cash-up.
 */
export async function takeDeposit(
  tx: Tx,
  bookingId: number,
  { method, amount }: NewDamageDeposit,
  books: Bookkeeping,
): Promise<number> {
  const { site, now, staffId = null } = books
  if (site.settings.payments.mode === 'off') throw new Refusal('not-found')
  const booking = orNotFound(await lockBooking(tx, bookingId))
  const start = slotStart(booking.booking_date, timeRangeOf(booking), site.timeZone)
  if (isTooEarlyForDeposit(start, now)) throw refuseFields({ amount: ORDER_MESSAGES.depositEarly })
  if (booking.status !== 'Confirmed') throw new Refusal('invalid-state', { message: ORDER_MESSAGES.pending })
  const held = await tx
    .selectFrom('damage_deposit')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  if (held) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.depositHeld })
  if (method !== 'card') await assertDayOpen(tx, books)
  const { id: orderId } = await findOrCreateOrder(tx, booking, books)
  const cents = toCents(amount)
  const { order } = orNotFound(await lockOrder(tx, orderId))
  if (method === 'card' && !isChargeable(cents, order.currency))
    throw refuseFields({ amount: ORDER_MESSAGES.depositSmall })
  const deposit = await tx
    .insertInto('damage_deposit')
    .values({
      booking_id: bookingId,
      order_id: orderId,
      method,
      amount_cents: cents,
      status: 'held',
      reason: null,
      returned_at: booking.attendance === 'returned' ? instantAfter(now) : null,
      created_at: instantAfter(now),
      created_by: staffId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (method === 'card') await enqueueSessionCall(tx, { deposit, booking, currency: order.currency }, books)
  else await postFor(tx, deposit, { kind: 'damage-held', method, cents }, books)
  return deposit.id
}

/**
 * Keeps a part of a damage deposit, once, and gives the rest back.
 * @throws {Refusal} `invalid` for more than it, `invalid-state` when it is no longer held, `closed` after the cash-up.
 */
export async function captureDeposit(
  tx: Tx,
  id: number,
  { amount, reason }: DamageCapture,
  books: Bookkeeping,
): Promise<number> {
  const deposit = await lockHeldDeposit(tx, id, books)
  const cents = toCents(amount)
  if (cents > deposit.amount_cents) throw refuseFields({ amount: ORDER_MESSAGES.depositAmount })
  await tx.updateTable('damage_deposit').set({ reason }).where('id', '=', id).execute()
  if (deposit.method === 'card') await enqueueCaptureCall(tx, deposit, cents, books)
  else await keepDeposit(tx, deposit, cents, books)
  return id
}

/** Posts what is kept of a deposit, with its receipt. What is authorized on a card comes in only now. */
export async function keepDeposit(
  tx: Tx,
  deposit: DamageDepositRow,
  cents: number,
  books: Bookkeeping,
): Promise<void> {
  const { id, method, amount_cents } = deposit
  await tx
    .updateTable('damage_deposit')
    .set({ status: 'captured', captured_cents: cents })
    .where('id', '=', id)
    .execute()
  const rest = amount_cents - cents
  if (method === 'card') await postFor(tx, deposit, { kind: 'damage-held', method, cents }, books)
  else await postFor(tx, deposit, { kind: 'damage-released', method, cents: rest }, books)
  await postFor(tx, deposit, { kind: 'damage-captured', cents }, books)
  await issueReceipt(tx, deposit, cents, books)
}

/** Gives a damage deposit back. */
export async function releaseDeposit(tx: Tx, id: number, books: Bookkeeping): Promise<number> {
  const deposit = await lockHeldDeposit(tx, id, books)
  const { method, amount_cents: cents } = deposit
  await tx.updateTable('damage_deposit').set({ status: 'released' }).where('id', '=', id).execute()
  if (method === 'card') await enqueueReleaseCall(tx, deposit, books)
  else await postFor(tx, deposit, { kind: 'damage-released', method, cents }, books)
  return id
}

async function lockHeldDeposit(tx: Tx, id: number, books: Bookkeeping): Promise<DamageDepositRow> {
  const deposit = await lockDeposit(tx, id)
  if (deposit.status !== 'held') throw new Refusal('invalid-state', { message: ORDER_MESSAGES.depositDone })
  if (deposit.method !== 'card') await assertDayOpen(tx, books)
  return deposit
}

export async function lockDeposit(tx: Tx, id: number): Promise<DamageDepositRow> {
  await lockRow(tx, 'damage_deposit', id)
  return orNotFound(await findDeposit(tx, id))
}

async function postFor(
  tx: Tx,
  { id, order_id, booking_id }: DamageDepositRow,
  event: LedgerEvent,
  books: Bookkeeping,
): Promise<void> {
  const { order } = orNotFound(await lockOrder(tx, order_id))
  await postLedgerEvent(tx, event, { order, booking_id, damage_deposit_id: id }, books)
}

/** What is kept for a damage is no sale of a booking, and has no VAT. */
async function issueReceipt(
  tx: Tx,
  { order_id, booking_id, method }: DamageDepositRow,
  cents: number,
  { site, now }: Bookkeeping,
): Promise<void> {
  const { order, bookings } = orNotFound(await lockOrder(tx, order_id))
  if (!bookings.some((row) => row.booking_id === booking_id && row.status !== null)) return
  const parts = [{ booking_id, cents, vat_percent: null, title: DAMAGE_TITLE }]
  const issuer = { ...site, currency: order.currency }
  await issueDocument(tx, { site: issuer, now, orderId: order_id, parts, method, due: balanceOf(bookings) })
}
