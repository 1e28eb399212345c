import {
  BOOKING_MESSAGES,
  findMoveProblem,
  isCents,
  moveMessage,
  occupiesUnit,
  statusAfterMove,
  toAmount,
} from '@luzzu/domain'
import { type Actor, ownerOf } from '../../../auth/access'
import { recordChange } from '../../../platform/audit/audit'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { requireVersion } from '../../../platform/http/cache/versions'
import { lockBookableSlot, type RequestedSlot } from '../../offer/bookable-slot'
import { assertCapacity } from '../../offer/capacity'
import { lockProductDates } from '../../offer/offer-locks'
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
 * Moves a booking to another date or slot, by the rules of a new booking; the place that it leaves counts as free.
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
    if (isAtSlot(booking, input)) return booking
    assertMovable(actor, booking, rules)
    const after = { ...booking, ...(await takeSlot(tx, actor, { booking, input }, rules)) }
    const { username: _, ...row } = after
    await tx.updateTable('booking').set(row).where('id', '=', id).execute()
    await recordChange(tx, actor, { action: 'moved', entity: 'booking', id, before: booking, after })
    const move = { before: booking, after, isOwn: !actor.isAdmin }
    const dueAtOnce = await settleMove(tx, move, bookkeeping(rules, actor))
    const delivery = { ...rules, isOwn: !actor.isAdmin }
    await emailMove(tx, { before: booking, after, dueAtOnce }, delivery)
    // What the business has agreed to was another place: this is a new request.
    if (!actor.isAdmin && booking.status === 'Confirmed') await notifyBusiness(tx, after, delivery)
    return after
  })
}

/** What changes about the booking, whose new place is locked and free. */
async function takeSlot(
  tx: Tx,
  actor: Actor,
  { booking, input }: { booking: BookingWithUser; input: MoveBookingInput },
  rules: BookingRules,
): Promise<Partial<BookingRow>> {
  const request = { productId: booking.product_id, ...input }
  const offered = await lockOwnProduct(tx, request, rules)
  const { product, slot } = offered
  const total = await totalAfterMove(tx, booking, offered, input)
  const status = statusAfterMove(roleOf(actor), booking.status, rules.site.settings.auto_confirm)
  const isRequest = status === 'Pending' && !actor.isAdmin
  const accountId = accountOf(actor)
  if (isRequest && accountId !== null && booking.status !== 'Pending')
    await assertOpenRequestLimit(tx, accountId, rules)
  await lockProductDates(tx, product.id, [booking.booking_date, input.date])
  const day = { productId: product.id, date: input.date, except: booking.id, now: rules.now }
  await assertCapacity(tx, day, product.units, slot)
  return {
    booking_date: input.date,
    slot_id: slot.id,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    slot_name: slot.name,
    status,
    total_cents: total,
    requested_at: isRequest ? actor.at : booking.requested_at,
    // Reminders count from the move: it is agreed for this date now.
    confirmed_at: status === 'Confirmed' ? actor.at : null,
    reminded_at: null,
    attendance: 'none',
    updated_at: actor.at,
    version: booking.version + 1,
  }
}

/** The account whose requests are counted: that of a customer, or of the order that a guest has the link of. */
const accountOf = ({ isAdmin, userId, order }: Actor) => (isAdmin ? null : order ? order.accountId : userId)

const roleOf = ({ isAdmin }: Actor) => (isAdmin ? 'staff' : 'customer')

/** Moving a booking to where it is changes nothing, as repeated requests do. */
function isAtSlot(booking: BookingWithUser, { date, slotId }: MoveBookingInput): boolean {
  return occupiesUnit(booking.status) && booking.booking_date === date && booking.slot_id === slotId
}

function assertMovable(actor: Actor, booking: BookingWithUser, { site, now }: BookingRules): void {
  const { timeZone, settings } = site
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone }
  const cancellationHours = settings.cancellation_hours
  const problem = findMoveProblem(roleOf(actor), { status: booking.status, slot }, { cancellationHours, now })
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

/** The price of the new place today, with the add-ons at the prices they were booked with. */
async function totalAfterMove(
  tx: Tx,
  booking: BookingWithUser,
  offered: Awaited<ReturnType<typeof lockBookableSlot>>,
  { date, total: sent }: MoveBookingInput,
): Promise<number> {
  const addons = await tx
    .selectFrom('booking_addon')
    .select(['addon_name', 'extra_price_cents'])
    .where('booking_id', '=', booking.id)
    .execute()
  const { total } = await quoteBooking(tx, { ...offered, date, guests: booking.guests, addons })
  const isAccepted = sent === undefined ? total === booking.total_cents : isCents(sent, total)
  if (!isAccepted) throw new Refusal('price-changed', { members: { total_price: toAmount(total) } })
  return total
}
