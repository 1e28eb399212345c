import { findKnownAccount } from '../../../auth/accounts.queries'
import { instantAfter } from '../../../platform/clock'
import { fromJson } from '../../../platform/database/json-text'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { BookingRow, Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { searchText } from '../../../platform/search-text'
import type { Moment } from '../../../platform/settings/site'
import { type BookedAddon, insertAddons, toBookedAddon } from '../../bookings/commands/booked-addons'
import { lockDays } from '../../offer/offer-locks'
import { findProduct } from '../../offer/product-rows'
import { addToOrder } from '../../payments/place-order'
import { findTimeSlot } from '../../time-slots/time-slots.queries'
import { emailPlacedOrder } from '../emails/email-placed-order'
import { type HeldItem, listHeldItems } from './held-items'
import { deleteItems } from './hold-items'

/**
 * Books the places of an order, which is locked, at the prices of the hold; the guard of the database refuses those that
 * were given away since. Returns the bookings in the order of the places.
 * @throws {Refusal} `slot-taken` with the index of a place that is no longer offered, `session-expired` for an account that
 * was erased.
 */
export async function placeHeldOrder(tx: Tx, order: CustomerOrderRow, moment: Moment): Promise<BookingRow[]> {
  const items = await listHeldItems(tx, order.id, moment)
  const booker = await findBookingCustomer(tx, order)
  await lockDays(tx, items)
  await deleteItems(tx, order.id)
  await tx
    .updateTable('customer_order')
    // Who a guest is, the bookings say from now on.
    .set({
      status: 'placed',
      customer: null,
      network: null,
      expires_at: null,
      updated_at: instantAfter(moment.now),
    })
    .where('id', '=', order.id)
    .execute()
  const bookings: BookingRow[] = []
  for (const item of items) {
    const booking = await insertBooking(tx, { item, booker }, moment)
    await addToOrder(tx, { orderId: order.id, booking, sold: item.sold }, moment)
    bookings.push(booking)
  }
  const booked = bookings.map((booking) => ({ ...booking, username: booker.username }))
  await emailPlacedOrder(tx, { orderId: order.id, booked }, moment)
  return bookings
}

/** Whose bookings they are: an account, or a guest, who is named with them. */
type BookingCustomer = { username: string; columns: Partial<BookingRow> & Pick<BookingRow, 'account_id'> }

async function findBookingCustomer(
  tx: Tx,
  { account_id, customer }: CustomerOrderRow,
): Promise<BookingCustomer> {
  if (account_id !== null) {
    const account = await findKnownAccount(tx, account_id)
    if (!account) throw new Refusal('session-expired')
    return { username: account.username, columns: { account_id } }
  }
  if (customer === null) throw new Refusal('invalid-state')
  const { username, mail, phone } = fromJson(customer)
  const contact = {
    contact_name: username,
    contact_search: searchText(username),
    contact_mail: mail,
    contact_phone: phone,
  }
  return { username, columns: { account_id: null, ...contact } }
}

type ItemToBook = { item: HeldItem; booker: BookingCustomer }

async function insertBooking(
  tx: Tx,
  { item, booker }: ItemToBook,
  { site, now }: Moment,
): Promise<BookingRow> {
  const product = await findProduct(tx, item.product_id)
  const slot = await findTimeSlot(tx, item.slot_id)
  if (!product || !slot) throw new Refusal('slot-taken', { members: { item: item.position } })
  const at = instantAfter(now)
  const isConfirmed = site.settings.auto_confirm
  const row = await tx
    .insertInto('booking')
    .values({
      ...booker.columns,
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
      included: item.included,
      guests: item.guests,
      created_at: at,
      confirmed_at: isConfirmed ? at : null,
      source: 'site',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertAddons(tx, row.id, await findHeldAddons(tx, item))
  return row
}

async function findHeldAddons(tx: Tx, { addons, addon_ids }: HeldItem): Promise<BookedAddon[]> {
  if (addons !== null) return fromJson(addons)
  const ids = fromJson(addon_ids)
  if (ids.length === 0) return []
  const found = await tx
    .selectFrom('addon')
    .selectAll()
    .where('id', 'in', ids)
    .where('included', '=', 0)
    .execute()
  return found.map(toBookedAddon)
}
