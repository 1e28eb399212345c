import { type DocumentContent, toAmount, type VatShare } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import type { DocumentRow } from '../../platform/database/document-tables'
import type { Db } from '../../platform/database/schema'

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

/** A document as the API sends it. */
export function toDocument({ id, content: stored }: Pick<DocumentRow, 'id' | 'content'>): SalesDocument {
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
  }
}

const toAmounts = ({ percent, net, vat, gross }: VatShare) => ({
  percent,
  net: toAmount(net),
  vat: toAmount(vat),
  gross: toAmount(gross),
})
