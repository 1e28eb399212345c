import { type DocumentContent, type DocumentKind, toAmount, type VatShare } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import type { Owner } from '../../auth/access'
import type { DocumentRow } from '../../platform/database/document-tables'
import type { Db } from '../../platform/database/schema'
import { takePage } from '../../platform/http/list-query'
import { orderMatches, searchIds } from './search-orders'

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

/** A page of all documents, newest first. */
export async function listDocuments(
  db: Db,
  filter: DocumentFilter,
): Promise<{ documents: SalesDocument[]; next: number | undefined; total: number }> {
  const { ids, total } = await (filter.q === undefined
    ? findIds(db, filter)
    : searchDocuments(db, filter, filter.q))
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

async function findIds(db: Db, filter: DocumentFilter) {
  const { limit, cursor } = filter
  const rows = await select(db, filter)
    .select('id')
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await select(db, filter)
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

async function searchDocuments(db: Db, filter: DocumentFilter, q: string) {
  const matches = orderMatches(q, { orderId: 'document.order_id', texts: ['document.number'] })
  const { newest } = await db
    .selectFrom('document')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return searchIds({
    ...filter,
    newest: newest ?? 0,
    find: ({ from, below }) =>
      select(db, filter)
        .select('id')
        .where('id', '>=', from)
        .where('id', '<', below)
        .where(matches)
        .orderBy('id', 'desc')
        .execute(),
  })
}

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
  return (
    row && { content: JSON.parse(row.content) as DocumentContent, isCancelled: row.cancelled_at !== null }
  )
}

/** The documents of a customer's orders, oldest first. */
export async function listDocumentsOfCustomer(db: Db, customerId: number): Promise<SalesDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'content', 'cancelled_at'])
    .where('order_id', 'in', ordersOf(db, customerId))
    .orderBy('id')
    .execute()
  return rows.map(toDocument)
}

const ordersOfOwner = (db: Db, owner: Owner) =>
  'orderId' in owner ? [owner.orderId] : ordersOf(db, owner.userId)

/** The orders that a customer has placed, or that have bookings of theirs. */
const ordersOf = (db: Db, customerId: number) =>
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
  const { number, kind, issued_at, amount, vat, order_id, original } = JSON.parse(stored) as DocumentContent
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
  }
}

const toAmounts = ({ percent, net, vat, gross }: VatShare) => ({
  percent,
  net: toAmount(net),
  vat: toAmount(vat),
  gross: toAmount(gross),
})
