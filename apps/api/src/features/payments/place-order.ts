import { type AgreedTerms, describeRefundTiers, termsInForce, toCents } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { toJson } from '../../platform/database/json-text'
import type { BookingRow, Db, Tx } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { insertOrder } from './insert-order'
import type { Bookkeeping } from './ledger'
import { findTerms } from './payment-terms.queries'
import { syncOrdersOfBookings } from './sync-orders'

type Ordered = Pick<BookingRow, 'id' | 'account_id' | 'product_id'>

/** Gives a booking that has none an order, with the terms of today; returns the order's id. */
export async function placeOrder(tx: Tx, booking: Ordered, books: Bookkeeping): Promise<number> {
  const sold = await findTermsInForce(tx, booking, books)
  const policy = {
    refund_tiers: [...sold.refund_tiers],
    text: describeRefundTiers(sold.refund_tiers),
    accepted_at: instantAfter(books.now),
  }
  const { account_id } = booking
  const id = await insertOrder(
    tx,
    { status: 'placed', account_id, policy: toJson(policy), expires_at: null },
    books,
  )
  await addToOrder(tx, { orderId: id, booking, sold }, books)
  return id
}

/** How a product is sold now. */
export const findTermsInForce = async (
  db: Db,
  { product_id }: Pick<Ordered, 'product_id'>,
  { site }: Moment,
) => termsInForce((await findTerms(db, product_id)).terms, site.settings)

/** Adds a booking to an order, with the terms by which it is sold. */
export async function addToOrder(
  tx: Tx,
  { orderId, booking, sold }: { orderId: number; booking: Ordered; sold: AgreedTerms },
  books: Bookkeeping,
): Promise<void> {
  await tx
    .insertInto('order_booking')
    .values({
      booking_id: booking.id,
      order_id: orderId,
      refund_tiers: toJson([...sold.refund_tiers]),
      deposit_percent: sold.deposit_percent,
      vat_percent: sold.vat_percent,
      damage_deposit_cents: toCents(sold.damage_deposit ?? 0),
      percent_cap: null,
    })
    .execute()
  await syncOrdersOfBookings(tx, [booking.id], books)
}

/** Where payments are on, every new booking has an order. */
export async function createOrderForBooking(tx: Tx, booking: Ordered, books: Bookkeeping): Promise<void> {
  if (books.site.settings.payments.mode !== 'off') await placeOrder(tx, booking, books)
}
