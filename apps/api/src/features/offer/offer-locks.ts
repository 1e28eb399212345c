import type { CalendarDate } from '@luzzu/domain'
import { lockDate } from '../../platform/database/advisory-locks'
import { isPostgres } from '../../platform/database/dialect'
import { forUpdate } from '../../platform/database/lock-row'
import type { BookingRow, ProductRow, TimeSlotRow, Tx } from '../../platform/database/schema'
import { selectProducts } from './product-rows'

/** Serializes writers of one product on one date. */
export const lockProductDate = (tx: Tx, productId: number, date: CalendarDate): Promise<void> =>
  lockDate(tx, productId, date)

/** Where something is held or booked, or is to be. */
export type Place = Pick<BookingRow, 'product_id' | 'booking_date'>

/**
 * Serializes writers on the days of several places, in one order, so that they cannot block each other. Lock order
 * everywhere: account, order that is not placed or booking of a reseller, booking, product, date, order. Call it before
 * anything is written: triggers count holds, closures and what resellers book in one row, which is locked from then on.
 */
export async function lockDays(tx: Tx, places: readonly Place[]): Promise<void> {
  if (!isPostgres(tx) || places.length === 0) return
  const ids = places.map(({ product_id }) => product_id)
  // As the guards of the database lock them before a day.
  await tx.selectFrom('product').select('id').where('id', 'in', ids).orderBy('id').forShare().execute()
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const dates = places.filter(({ product_id }) => product_id === id).map((place) => place.booking_date)
    for (const date of [...new Set(dates)].sort()) await lockProductDate(tx, id, date)
  }
}

/** The slot, locked as the foreign key of a booking locks it: neither its times can change now, nor can it be deleted. */
export async function lockTimeSlotKey(tx: Tx, id: number): Promise<TimeSlotRow | undefined> {
  const query = tx.selectFrom('time_slot').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  return (isPostgres(tx) ? query.forKeyShare() : query).executeTakeFirst()
}

/** Locks the product against concurrent bookings. */
export function lockProduct(tx: Tx, id: number): Promise<ProductRow | undefined> {
  const query = selectProducts(tx).where('id', '=', id)
  return forUpdate(tx, query).executeTakeFirst()
}

/**
 * Locks products against concurrent bookings, which lock them for share after their booking, so that bookings and
 * closures are serialized. SQLite has a single writer anyway.
 */
export async function lockProducts(tx: Tx, ids: readonly number[] | 'all'): Promise<void> {
  if (!isPostgres(tx) || ids.length === 0) return
  const products = tx.selectFrom('product').select('id').orderBy('id').forUpdate()
  await (ids === 'all' ? products : products.where('id', 'in', ids)).execute()
}
