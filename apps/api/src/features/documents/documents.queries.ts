import { type DocumentContent, type DocumentKind, isForDamage, toAmount, type VatShare } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Owner } from '../../auth/access'
import type { DocumentRow } from '../../platform/database/document-tables'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'
import { takePage } from '../../platform/http/list-query'
import { findPageOfIds } from './search-orders'

/** The documents of orders, oldest first; an order without any is missing. */
export async function listDocumentsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, SalesDocument[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows.map(toDocument), ({ order_id }) => order_id)
}

export type DocumentFilter = {
  q: string | undefined
  year: number | undefined
  kind: DocumentKind | undefined
  limit: number
  cursor: number | undefined
}

const SEARCH = { table: 'document', texts: [sql.ref<string>('document.number')] } as const

/** A page of all documents, newest first. */
export async function listDocuments(
  db: Db,
  filter: DocumentFilter,
): Promise<{ documents: SalesDocument[]; next: number | undefined; total: number }> {
  const { ids, total } = await findPageOfIds(db, select(db, filter), SEARCH, filter)
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('document')
          .select(['id', 'content', 'cancelled_at'])
          .where('id', 'in', ids)
          .orderBy('id', 'desc')
          .execute()
  const { page, next } = takePage(rows, filter.limit)
  return { documents: page.map(toDocument), next, total }
}

const select = (db: Db, { year, kind }: DocumentFilter) =>
  db
    .selectFrom('document')
    .$if(year !== undefined, (query) => query.where('year', '=', year as number))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as DocumentKind))

/** A document to print; with `owner` of their own order only. */
export async function findDocument(
  db: Db,
  id: number,
  owner?: Owner,
): Promise<{ content: DocumentContent; isCancelled: boolean } | undefined> {
  const row = await db
    .selectFrom('document')
    .select(['content', 'cancelled_at'])
    .where('id', '=', id)
    .$if(owner !== undefined, (query) => query.where('order_id', 'in', ordersOfOwner(db, owner as Owner)))
    .executeTakeFirst()
  return row && { content: fromJson(row.content), isCancelled: row.cancelled_at !== null }
}

/** The documents of a customer's orders, oldest first. */
export async function listDocumentsOfCustomer(db: Db, customerId: number): Promise<SalesDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'content', 'cancelled_at'])
    .where('order_id', 'in', selectOrdersOf(db, customerId))
    .orderBy('id')
    .execute()
  return rows.map(toDocument)
}

const ordersOfOwner = (db: Db, owner: Owner) =>
  'orderId' in owner ? [owner.orderId] : selectOrdersOf(db, owner.userId)

/** The orders that a customer has placed, or that have bookings of theirs. */
export const selectOrdersOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customer_order')
    .select('customer_order.id')
    .where('account_id', '=', customerId)
    .union(
      db
        .selectFrom('order_booking')
        .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
        .select('order_booking.order_id as id')
        .where('booking.account_id', '=', customerId),
    )

/** A document as the API sends it. */
function toDocument({
  id,
  content: stored,
  cancelled_at,
}: Pick<DocumentRow, 'id' | 'content' | 'cancelled_at'>): SalesDocument {
  const content = fromJson(stored)
  const { number, kind, issued_at, amount, vat, order_id, original } = content
  return {
    id,
    number,
    kind,
    issued_at,
    amount: toAmount(amount),
    vat: vat.map(toAmounts),
    order_id,
    credits: original?.number ?? null,
    cancelled_at,
    ...(isForDamage(content) && { is_damage: true }),
  }
}

const toAmounts = ({ percent, net, vat, gross }: VatShare) => ({
  percent,
  net: toAmount(net),
  vat: toAmount(vat),
  gross: toAmount(gross),
})
