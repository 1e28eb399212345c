import {
  BOOKING_MESSAGES,
  type CalendarDate,
  findMoveChange,
  findMoveProblem,
  isCents,
  type MoveChange,
  moveMessage,
  occupiesUnit,
  statusAfterMove,
  toAmount,
} from '@luzzu/domain'
import { type Actor, ownerOf } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import { lockBookableSlot, type RequestedSlot } from '../../offer/bookable-slot'
import { assertCapacity } from '../../offer/capacity'
import { lockDays } from '../../offer/offer-locks'
import { quoteBooking } from '../../offer/pricing/quotes'
import { bookkeeping } from '../../payments/ledger'
import { settleMove } from '../../payments/settle-move'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { emailMove, notifyBusiness } from '../emails/email-customer'
import type { BookingWithUser } from '../queries/bookings.queries'
import { lockBooking, lockCustomer } from './booking-locks'
import { assertOpenRequestLimit, type BookingRules } from './create-booking'
import type { MoveBookingInput } from './move-booking-input'

type Move = { id: number; input: MoveBookingInput; ifMatch: string | undefined }

/**
 * Moves a booking to another date or slot, by the rules of a new booking; the place that it leaves counts as free. Staff
 * can change its guests with it, or where it is.
 * @throws {Refusal} `invalid-state` when it cannot be moved (any more), `price-changed` when the total becomes another
 * one that was not sent, `slot-taken` when no unit is left.
 */
export function moveBooking(
  db: Db,
  actor: Actor,
  { id, input, ifMatch }: Move,
  rules: BookingRules,
): Promise<BookingWithUser> {
  return inTransaction(db, async (tx) => {
    // Lock order everywhere: account, booking, product, dates.
    const accountId = accountOf(actor)
    if (accountId !== null) await lockCustomer(tx, accountId)
    const booking = orNotFound(await lockBooking(tx, id, ownerOf(actor)))
    requireVersion(ifMatch, booking.version)
    const change = changeOf(booking, input)
    if (change === 'nothing' && occupiesUnit(booking.status)) return booking
    assertMovable(actor, booking, rules)
    assertGuestsChangeable(actor, booking, input)
    const after = { ...booking, ...(await findChanges(tx, actor, { booking, input, change }, rules)) }
    const { username: _, ...row } = after
    await tx.updateTable('booking').set(row).where('id', '=', id).execute()
    const action = change === 'guests' ? 'updated' : 'moved'
    await recordChange(tx, actor, { action, entity: 'booking', id, before: booking, after })
    const move = { before: booking, after, isOwn: !actor.isAdmin }
    const dueAtOnce = await settleMove(tx, move, bookkeeping(rules, actor))
    const delivery = { ...rules, isOwn: !actor.isAdmin }
    await emailMove(tx, { before: booking, after, dueAtOnce }, delivery)
    // What the business has agreed to was another place.
    if (!actor.isAdmin && booking.status === 'Confirmed')
      await notifyBusiness(tx, after, { ...delivery, isMoved: true })
    return after
  })
}

type Change = { booking: BookingWithUser; input: MoveBookingInput; change: MoveChange }

/** What changes about the booking, whose place is locked and free. */
async function findChanges(
  tx: Tx,
  actor: Actor,
  { booking, input, change }: Change,
  rules: BookingRules,
): Promise<Partial<BookingRow>> {
  const { date, slotId } = input
  const guests = input.guests ?? booking.guests
  const offered = await lockOwnProduct(
    tx,
    {
      productId: booking.product_id,
      date,
      slotId,
      guests: guests === booking.guests ? undefined : guests,
      isOwn: change === 'guests',
    },
    rules,
  )
  const total = await totalAfterMove(tx, { booking, guests }, offered, input)
  const changes = { guests, total_cents: total, updated_at: actor.at, version: booking.version + 1 }
  if (change === 'guests') return changes
  return { ...changes, ...(await takeSlot(tx, actor, { booking, date }, offered, rules)) }
}

type Offered = Awaited<ReturnType<typeof lockBookableSlot>>

async function takeSlot(
  tx: Tx,
  actor: Actor,
  { booking, date }: { booking: BookingWithUser; date: CalendarDate },
  { product, slot }: Offered,
  rules: BookingRules,
): Promise<Partial<BookingRow>> {
  const status = statusAfterMove(roleOf(actor), booking.status, rules.site.settings.auto_confirm)
  const isRequest = status === 'Pending' && !actor.isAdmin
  const accountId = accountOf(actor)
  if (isRequest && accountId !== null && booking.status !== 'Pending')
    await assertOpenRequestLimit(tx, accountId, rules)
  await lockDays(tx, [booking, { product_id: product.id, booking_date: date }])
  const day = { productId: product.id, date, except: booking.id, now: rules.now }
  await assertCapacity(tx, day, product.units, slot)
  return {
    booking_date: date,
    slot_id: slot.id,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    slot_name: slot.name,
    status,
    requested_at: isRequest ? actor.at : booking.requested_at,
    // Reminders count from the move: it is agreed for this date now.
    confirmed_at: status === 'Confirmed' ? actor.at : null,
    reminded_at: null,
    attendance: 'none',
  }
}

/** The account whose requests are counted: that of a customer, or of the order that a guest has the link of. */
const accountOf = ({ isAdmin, userId, order }: Actor) => (isAdmin ? null : order ? order.accountId : userId)

const roleOf = ({ isAdmin }: Actor) => (isAdmin ? 'staff' : 'customer')

/** Moving a booking to where it is changes nothing, as repeated requests do. */
const changeOf = (
  { booking_date: date, slot_id: slotId, guests }: BookingWithUser,
  input: MoveBookingInput,
) => findMoveChange({ date, slotId, guests }, input)

/** @throws {Refusal} `invalid` when other guests are none of the actor's business. */
function assertGuestsChangeable(actor: Actor, booking: BookingWithUser, { guests }: MoveBookingInput): void {
  if (guests === undefined || guests === booking.guests) return
  if (!actor.isAdmin) throw refuseFields({ guests: BOOKING_MESSAGES.guestsByStaff })
  // Whom it has sold to, the reseller knows, and its own record names them.
  if (booking.reseller !== null) throw refuseFields({ guests: BOOKING_MESSAGES.guestsByReseller })
}

function assertMovable(actor: Actor, booking: BookingWithUser, { site, now }: BookingRules): void {
  const { timeZone, settings } = site
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone }
  const cancellationHours = settings.cancellation_hours
  const { status, attendance } = booking
  const limits = { cancellationHours, now }
  const problem = findMoveProblem(roleOf(actor), { status, attendance, slot }, limits)
  if (problem) throw new Refusal('invalid-state', { message: moveMessage(problem, cancellationHours) })
}

/** The product is the booking's own, so a deleted one is no error of the input. */
async function lockOwnProduct(tx: Tx, request: RequestedSlot, rules: BookingRules) {
  try {
    return await lockBookableSlot(tx, request, rules)
  } catch (error) {
    if (error instanceof Refusal && error.details.errors?.id_product_fk)
      throw new Refusal('invalid-state', { message: BOOKING_MESSAGES.notOffered })
    throw error
  }
}

/** The price of the place for these guests today, with the add-ons at the prices they were booked with. */
async function totalAfterMove(
  tx: Tx,
  { booking, guests }: Pick<BookingRow, 'guests'> & { booking: BookingWithUser },
  offered: Offered,
  { date, total: sent }: MoveBookingInput,
): Promise<number> {
  const addons = await tx
    .selectFrom('booking_addon')
    .select(['addon_name', 'extra_price_cents'])
    .where('booking_id', '=', booking.id)
    .execute()
  const { total } = await quoteBooking(tx, { ...offered, date, guests, addons })
  const isAccepted = sent === undefined ? total === booking.total_cents : isCents(sent, total)
  if (!isAccepted) throw new Refusal('price-changed', { members: { total_price: toAmount(total) } })
  return total
}
