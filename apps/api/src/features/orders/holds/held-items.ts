import { type AgreedTerms, type Cents, depositOf } from '@luzzu/domain'
import { fromJson } from '../../../platform/database/json-text'
import type { OrderItemRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { findTermsInForce } from '../../payments/place-order'

/** A place that an order holds, with how it is sold; of a deleted product as well. */
export type HeldItem = OrderItemRow & { product_name: string; sold: AgreedTerms }

/** The places of an order, with the names of their products. */
export const selectItems = (db: Db, orderId: number) =>
  db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .selectAll('order_item')
    .select('product.name as product_name')
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.position')

/** The same, with the terms that were accepted, or those of now. */
export async function listHeldItems(db: Db, orderId: number, moment: Moment): Promise<HeldItem[]> {
  const rows = await selectItems(db, orderId).execute()
  const items: HeldItem[] = []
  for (const row of rows) items.push({ ...row, sold: await termsOf(db, row, moment) })
  return items
}

const termsOf = async (db: Db, { terms, product_id }: OrderItemRow, moment: Moment): Promise<AgreedTerms> =>
  terms === null ? findTermsInForce(db, { product_id }, moment) : fromJson(terms)

/** What is due with the booking, which is nothing where payments are taken at the desk alone. */
export const dueWithBooking = (items: readonly HeldItem[], { site }: Moment): Cents =>
  site.settings.payments.mode === 'online' ? depositOf(items.map(toDepositShare)) : 0

export const toDepositShare = ({ total_cents, sold }: HeldItem) => ({
  cents: total_cents,
  percent: sold.deposit_percent,
})
