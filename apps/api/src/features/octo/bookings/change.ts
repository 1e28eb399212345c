import type { Updateable } from 'kysely'
import { recordChange } from '../../../platform/audit/audit'
import { toJson } from '../../../platform/database/json-text'
import type { HoldTable, ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { lockBooking } from '../../bookings/commands/booking-locks'
import { emailMove, notifyBusiness } from '../../bookings/emails/email-customer'
import type { BookingWithUser } from '../../bookings/queries/bookings.queries'
import { lockDays } from '../../offer/offer-locks'
import { settleMove } from '../../payments/settle-move'
import type { Caller } from '../caller'
import { findBookedProduct, type OfferedProduct } from '../catalogue/find-products'
import { isAllDay, timesOf } from '../local-times'
import { unprocessable } from '../octo-error'
import { totalOf } from '../pricing'
import { assertCount, assertUnitIds, type BookingChange, readBookingChange } from './booking-body'
import { isBeforeCancellationDeadline } from './booking-state'
import { renewHold } from './extend-hold'
import { lockResellerBooking } from './find-bookings'
import { findOfferedSlot, type OfferedSlot, reserveSlot } from './hold'
import { assertNotExpired, customerColumns, guestsOf, isInstant } from './reseller-booking-values'
import { updateResellerBooking } from './update-reseller-booking'

const NOT_CHANGEABLE = 'This booking can no longer be changed.'

/** Changes a hold, or a booking as long as it could be cancelled. Another slot or other guests are priced again. */
export function changeBooking(
  db: Db,
  caller: Caller,
  uuid: unknown,
  body: unknown,
): Promise<ResellerBookingRow> {
  const change = readBookingChange(body)
  return inTransaction(db, async (tx) => {
    const stored = await lockResellerBooking(tx, caller, uuid)
    const booking = await lockOfBusiness(tx, stored)
    // Staff may have moved it.
    const standing = booking && placeOf(booking)
    const row = { ...stored, ...standing }
    const place = await findRequestedSlot(tx, caller, row, change)
    assertUnitIds(change.unitItems)
    assertNotExpired(row, caller)
    assertChangeable(caller, row, booking)
    const guests = change.unitItems?.length ?? guestsOf(row)
    if (isNewRequest(change, place)) {
      const { product } = place?.sold ?? (await soldOf(tx, row))
      assertCount(change.unitItems ?? Array.from({ length: guests }), product.max_persons)
    }
    await lockDays(tx, [row, toDay(place) ?? row])
    const saved = await updateResellerBooking(tx, row, {
      ...standing,
      ...detailsOf(change),
      ...(await placeValues(tx, caller, { row, booking, place, guests }, change)),
      updated_at: caller.at,
    })
    if (booking)
      await followBooking(tx, caller, {
        before: booking,
        row: saved,
        isNew: isNewRequest(change, place),
        hasNewNotes: saved.notes !== row.notes,
      })
    if (change.minutes === undefined || saved.state !== 'hold') return saved
    return renewHold(tx, caller, saved, change.minutes)
  })
}

const toDay = (place: OfferedSlot | undefined) =>
  place && { product_id: place.sold.product.id, booking_date: place.date }

const lockOfBusiness = async (tx: Tx, { booking_id }: ResellerBookingRow) =>
  booking_id === null ? undefined : lockBooking(tx, booking_id)

type Placed = Pick<
  ResellerBookingRow & BookingRow,
  | 'product_id'
  | 'slot_id'
  | 'booking_date'
  | 'starts_at'
  | 'ends_at'
  | 'product_name'
  | 'slot_name'
  | 'total_cents'
>

/** Where it is, by its name and price. */
const placeOf = (one: Placed): Placed => ({
  product_id: one.product_id,
  slot_id: one.slot_id,
  booking_date: one.booking_date,
  starts_at: one.starts_at,
  ends_at: one.ends_at,
  product_name: one.product_name,
  slot_name: one.slot_name,
  total_cents: one.total_cents,
})

const soldOf = async (tx: Tx, { product_id }: ResellerBookingRow) =>
  (await findBookedProduct(tx, [product_id])).get(product_id) as OfferedProduct

const isNewRequest = ({ unitItems }: BookingChange, place: OfferedSlot | undefined) =>
  place !== undefined || unitItems !== undefined

/** The new place, if it is another one. */
async function findRequestedSlot(
  tx: Tx,
  caller: Caller,
  row: ResellerBookingRow,
  { productId, optionId, availabilityId }: BookingChange,
): Promise<OfferedSlot | undefined> {
  if (productId === undefined && optionId === undefined && availabilityId === undefined) return undefined
  const current = await soldOf(tx, row)
  const times = timesOf(isAllDay(current), row, { date: row.booking_date, timeZone: caller.site.timeZone })
  const place = await findOfferedSlot(tx, caller, {
    productId: productId ?? String(row.product_id),
    optionId: optionId ?? String(row.slot_id),
    availabilityId: availabilityId ?? times.id,
  })
  const isSame =
    place.sold.product.id === row.product_id &&
    place.slot.id === row.slot_id &&
    place.date === row.booking_date
  return isSame ? undefined : place
}

function assertChangeable(caller: Caller, row: ResellerBookingRow, booking: BookingRow | undefined): void {
  if (row.state === 'hold') return
  const isGone =
    row.state === 'cancelled' || (row.is_test === 0 && !booking) || booking?.status === 'Cancelled'
  if (isGone || !isBeforeCancellationDeadline(booking ?? row, caller)) throw unprocessable(NOT_CHANGEABLE)
}

function detailsOf({ unitItems, contact, notes, resellerReference, emailReceipt }: BookingChange) {
  return {
    ...(unitItems && { unit_items: toJson(unitItems.map(({ item }) => item)) }),
    ...(contact && { contact: toJson(contact) }),
    ...(notes !== undefined && { notes: notes || null }),
    ...(resellerReference !== undefined && { reseller_reference: resellerReference || null }),
    ...(emailReceipt !== undefined && { email_receipt: emailReceipt ? (1 as const) : (0 as const) }),
  }
}

type Placing = {
  row: ResellerBookingRow
  booking: BookingRow | undefined
  place: OfferedSlot | undefined
  guests: number
}

/** Place and price, where one of them changes; the place that is given up counts as free. */
async function placeValues(
  tx: Tx,
  caller: Caller,
  { row, booking, place, guests }: Placing,
  change: BookingChange,
) {
  if (!isNewRequest(change, place)) return {}
  const sold = place?.sold ?? (await soldOf(tx, row))
  const date = place?.date ?? row.booking_date
  const slot = place?.slot ?? sold.slots.find(({ id }) => id === row.slot_id)
  const priced = {
    ...(slot && { total_cents: totalOf(sold, slot, { date, guests }) }),
    ...testStatus(row, isInstant(sold, caller)),
  }
  if (!place) return priced
  const taken = await reserveSlot(tx, caller, place, { ...ownPlace(row, booking), guests })
  await moveHold(tx, row, { ...taken, updated_at: caller.at })
  return { ...priced, ...taken, product_name: sold.product.name, slot_name: place.slot.name }
}

const testStatus = ({ is_test, state }: ResellerBookingRow, isSure: boolean) =>
  is_test === 1 && state === 'booked'
    ? { test_status: isSure ? ('Confirmed' as const) : ('Pending' as const) }
    : {}

/** What counts as free. */
const ownPlace = ({ hold_id }: ResellerBookingRow, booking: BookingRow | undefined) => ({
  ...(booking && { except: booking.id }),
  ...(hold_id !== null && { exceptHold: hold_id }),
})

async function moveHold(
  tx: Tx,
  { hold_id }: ResellerBookingRow,
  values: Updateable<HoldTable>,
): Promise<void> {
  if (hold_id !== null) await tx.updateTable('hold').set(values).where('id', '=', hold_id).execute()
}

type Followed = { before: BookingWithUser; row: ResellerBookingRow; isNew: boolean; hasNewNotes: boolean }

/** The booking of the business follows; other than what was agreed to, it is a new request. */
async function followBooking(
  tx: Tx,
  caller: Caller,
  { before, row, isNew, hasNewNotes }: Followed,
): Promise<void> {
  const { at, site, now, actor } = caller
  const sold = await soldOf(tx, row)
  const isMoved =
    before.product_id !== row.product_id ||
    before.slot_id !== row.slot_id ||
    before.booking_date !== row.booking_date
  const status = isInstant(sold, caller) ? ('Confirmed' as const) : ('Pending' as const)
  const after: BookingWithUser = {
    ...before,
    ...customerColumns(row, caller),
    ...(hasNewNotes && { note: row.notes }),
    ...(isNew && {
      ...placeOf(row),
      activity_id: sold.product.activity_id,
      status,
      requested_at: status === 'Pending' ? at : before.requested_at,
      confirmed_at: status === 'Confirmed' ? at : null,
    }),
    ...(isMoved && { reminded_at: null, attendance: 'none' as const }),
    updated_at: at,
    version: before.version + 1,
  }
  const { username: _, ...columns } = after
  await tx.updateTable('booking').set(columns).where('id', '=', before.id).execute()
  const action = isMoved ? ('moved' as const) : ('updated' as const)
  await recordChange(tx, actor, { action, entity: 'booking', id: before.id, before, after })
  await settleMove(tx, { before, after, isOwn: true }, { site, now })
  if (isMoved) await emailMove(tx, { before, after }, { site, now })
  if (isNew && status === 'Pending') await notifyBusiness(tx, after, { site, now, isOwn: false })
}
