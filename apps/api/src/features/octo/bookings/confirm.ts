import { recordChange } from '../../../platform/audit/audit'
import { toJson } from '../../../platform/database/json-text'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { findIncludedNames } from '../../addons/addons.queries'
import { bookingConfirmed, bookingReceived } from '../../bookings/emails/booking-emails'
import { emailCustomer, notifyBusiness } from '../../bookings/emails/email-customer'
import { lockDays } from '../../offer/offer-locks'
import type { Caller } from '../caller'
import { findBookedProduct, type OfferedProduct } from '../catalogue/find-products'
import { badRequest, unprocessable } from '../octo-error'
import { totalOf } from '../pricing'
import { assertCount, assertUnitIds, type BookingChange, readBookingChange } from './booking-body'
import { lockResellerBooking } from './find-bookings'
import {
  assertNotExpired,
  assertNotStarted,
  customerColumns,
  guestsOf,
  isInstant,
} from './reseller-booking-values'
import { releaseHold, updateResellerBooking } from './update-reseller-booking'

/** No test is decided by staff, nor does it end by itself. */
const NEVER = '9999-12-31T23:59:59.999Z'

/**
 * Books what is on hold: at once where the product is confirmed instantly, else as a request that keeps its place.
 * Confirming again changes nothing.
 */
export function confirmHold(
  db: Db,
  caller: Caller,
  uuid: unknown,
  body: unknown,
): Promise<ResellerBookingRow> {
  const change = readBookingChange(body)
  if (!change.contact) throw badRequest('contact is required.')
  return inTransaction(db, async (tx) => {
    const row = await lockResellerBooking(tx, caller, uuid)
    if (row.state === 'booked') return row
    assertUnitIds(change.unitItems)
    assertNotExpired(row, caller)
    if (row.state === 'cancelled') throw unprocessable('This booking is cancelled.')
    const sold = (await findBookedProduct(tx, [row.product_id])).get(row.product_id) as OfferedProduct
    if (change.unitItems) assertCount(change.unitItems, sold.product.max_persons)
    assertNotStarted(row, caller)
    const status = isInstant(sold, caller) ? 'Confirmed' : 'Pending'
    await lockDays(tx, [row])
    const confirmed = await updateResellerBooking(tx, row, {
      ...confirmedValues(row, change, sold),
      state: 'booked',
      updated_at: caller.at,
      confirmed_at: status === 'Confirmed' ? caller.at : null,
    })
    if (caller.isTest) return bookTest(tx, confirmed, status)
    await releaseHold(tx, row)
    const booking = await insertBooking(tx, caller, { row: confirmed, sold, status })
    return updateResellerBooking(tx, row, { hold_id: null, booking_id: booking.id })
  })
}

function confirmedValues(row: ResellerBookingRow, change: BookingChange, sold: OfferedProduct) {
  const { unitItems, contact, resellerReference, emailReceipt, notes } = change
  const slot = sold.slots.find(({ id }) => id === row.slot_id)
  return {
    ...(contact && { contact: toJson(contact) }),
    ...(resellerReference !== undefined && { reseller_reference: resellerReference || null }),
    ...(notes !== undefined && { notes: notes || null }),
    ...(emailReceipt !== undefined && { email_receipt: emailReceipt ? (1 as const) : (0 as const) }),
    ...(unitItems && { unit_items: toJson(unitItems.map(({ item }) => item)) }),
    // The price is fixed at the hold, for its guests.
    ...(unitItems &&
      slot &&
      unitItems.length !== guestsOf(row) && {
        total_cents: totalOf(sold, slot, { date: row.booking_date, guests: unitItems.length }),
      }),
  }
}

async function bookTest(
  tx: Tx,
  row: ResellerBookingRow,
  status: 'Pending' | 'Confirmed',
): Promise<ResellerBookingRow> {
  if (row.hold_id !== null)
    await tx
      .updateTable('hold')
      .set({ expires_at: NEVER, updated_at: row.updated_at })
      .where('id', '=', row.hold_id)
      .execute()
  return updateResellerBooking(tx, row, { test_status: status })
}

type Confirmed = { row: ResellerBookingRow; sold: OfferedProduct; status: 'Pending' | 'Confirmed' }

/** The booking of the business, with what follows every other one. */
async function insertBooking(tx: Tx, caller: Caller, { row, sold, status }: Confirmed): Promise<BookingRow> {
  const { at, site, now, actor } = caller
  const booking = await tx
    .insertInto('booking')
    .values({
      account_id: null,
      product_id: row.product_id,
      activity_id: sold.product.activity_id,
      slot_id: row.slot_id,
      booking_date: row.booking_date,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      product_name: row.product_name,
      slot_name: row.slot_name,
      status,
      total_cents: row.total_cents,
      included: await findIncludedNames(tx, row.product_id),
      created_at: at,
      confirmed_at: status === 'Confirmed' ? at : null,
      source: 'reseller',
      ...customerColumns(row, caller),
      note: row.notes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const named = { ...booking, username: booking.contact_name ?? '' }
  const template = status === 'Confirmed' ? bookingConfirmed : bookingReceived
  await emailCustomer(tx, template, named, { site, now })
  if (status === 'Pending') await notifyBusiness(tx, named, { site, now, isOwn: false })
  await recordChange(tx, actor, { action: 'created', entity: 'booking', id: booking.id, after: named })
  return booking
}
