import type { CalendarDate, MoneyReportBy, MoneySums } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

export type ReportPeriod = { from: CalendarDate; to: CalendarDate; by: MoneyReportBy }

type Key = string | number | null

const COLUMNS: Record<MoneyReportBy, RawBuilder<Key>> = {
  day: sql<Key>`document_line.day`,
  product: sql<Key>`document_line.title`,
  // A refund that waited may have been handed over in another way than its credit note says, which is frozen.
  method: sql<Key>`coalesce(refund.method, document_line.method)`,
  vat: sql<Key>`document_line.vat_percent`,
}

/**
 * Adds up the lines of receipts and credit notes that were issued in a period, except of cancelled ones; sorted by the
 * key, rates by their number.
 */
export async function sumMoney(db: Db, { from, to, by }: ReportPeriod): Promise<MoneySums[]> {
  const column = COLUMNS[by]
  const credited = sql.ref<number>('document_line.is_credit')
  const cents = sql.ref<number>('document_line.cents')
  const vat = sql.ref<number>('document_line.vat_cents')
  const rows = await db
    .selectFrom('document_line')
    .innerJoin('document', 'document.id', 'document_line.document_id')
    .$if(by === 'method', (query) =>
      query
        .leftJoin('refund_share', 'refund_share.document_id', 'document_line.document_id')
        .leftJoin('refund', 'refund.id', 'refund_share.refund_id'),
    )
    .where('document_line.day', '>=', from)
    .where('document_line.day', '<=', to)
    .where('document.cancelled_at', 'is', null)
    .select([
      column.as('key'),
      sql<number | string>`sum(case when ${credited} = 0 then ${cents} else 0 end)`.as('gross'),
      sql<number | string>`sum(case when ${credited} = 1 then ${cents} else 0 end)`.as('refunded'),
      sql<number | string>`sum(case when ${credited} = 0 then ${vat} else -${vat} end)`.as('vat'),
    ])
    .groupBy(column)
    .execute()
  return rows
    .toSorted((one, other) => compareKeys(one.key, other.key))
    .map(({ key, gross, refunded, vat: tax }) => ({
      key: key === null ? 'none' : String(key),
      gross: Number(gross),
      refunded: Number(refunded),
      vat: Number(tax),
    }))
}

/** Without a rate comes last. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  const [left, right] = [String(one), String(other)]
  return left < right ? -1 : left > right ? 1 : 0
}
