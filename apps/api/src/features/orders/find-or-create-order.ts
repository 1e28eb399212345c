import { ORDER_MESSAGES } from '@luzzu/domain'
import type { BookingRow, Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Bookkeeping } from '../payments/ledger'
import { listOrderIds } from '../payments/order-money.queries'
import { placeOrder } from '../payments/place-order'

/** The order of a booking, which is locked; one from before payments were turned on gets it now. */
export async function findOrCreateOrder(
  tx: Tx,
  booking: BookingRow,
  books: Bookkeeping,
): Promise<{ id: number; isNew: boolean }> {
  const [known] = await listOrderIds(tx, [booking.id])
  return known === undefined
    ? { id: await placeOrder(tx, booking, books), isNew: true }
    : { id: known, isNew: false }
}

/**
 * The same, for what is owed.
 * @throws {Refusal} `invalid-state` for a booking that a reseller has sold and is paid for.
 */
export async function findOrCreateSalesOrder(
  tx: Tx,
  booking: BookingRow,
  books: Bookkeeping,
): Promise<{ id: number; isNew: boolean }> {
  const order = await findOrCreateOrder(tx, booking, books)
  if (order.isNew && booking.source === 'reseller')
    throw new Refusal('invalid-state', { message: ORDER_MESSAGES.ofReseller })
  return order
}
