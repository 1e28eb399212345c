import { type CalendarDate, parseId, toAmount } from '@luzzu/domain'
import type { LedgerEntry } from '@luzzu/domain/contracts'
import type { LedgerRow } from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import { ListQuery, takePage } from '../../platform/http/list-query'

export type LedgerQuery = {
  order: number | undefined
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  format: 'json' | 'csv'
  limit: number
  cursor: number | undefined
}

const FORMATS = ['json', 'csv'] as const

export function readLedgerQuery(sent: Record<string, unknown>): LedgerQuery {
  const query = new ListQuery(sent)
  const format = query.read(
    'format',
    (text) => FORMATS.find((one) => one === text),
    'format must be json or csv',
  )
  return query.finish({
    order: query.read('order', parseId, 'order must be the id of an order'),
    ...query.days(),
    format: format ?? 'json',
    limit: query.limit(),
    cursor: query.cursor(parseId),
  })
}

/** Rows of the ledger, newest first, and where the next page begins. */
export async function listLedger(
  db: Db,
  { order, from, to, limit, cursor }: LedgerQuery,
): Promise<{ entries: LedgerEntry[]; next: number | undefined }> {
  const rows = await db
    .selectFrom('ledger')
    .selectAll()
    .$if(order !== undefined, (query) => query.where('order_id', '=', order as number))
    .$if(from !== undefined, (query) => query.where('day', '>=', from as CalendarDate))
    .$if(to !== undefined, (query) => query.where('day', '<=', to as CalendarDate))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = takePage(rows, limit)
  return { entries: page.map(toEntry), next }
}

const toEntry = ({
  id,
  at,
  kind,
  debit,
  credit,
  amount_cents,
  currency,
  order_id,
  booking_id,
}: LedgerRow): LedgerEntry => ({
  id,
  at,
  kind,
  debit,
  credit,
  amount: toAmount(amount_cents),
  currency,
  order: order_id,
  booking_id,
})

const COLUMNS = ['id', 'at', 'kind', 'debit', 'credit', 'amount', 'currency', 'order', 'booking_id'] as const

/** The rows as a table for a spreadsheet; amounts have two decimals. */
export const toCsv = (entries: readonly LedgerEntry[]) =>
  [COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => toCell(entry, column)))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')

const toCell = (entry: LedgerEntry, column: (typeof COLUMNS)[number]) =>
  column === 'amount' ? entry.amount.toFixed(2) : (entry[column] ?? '')
