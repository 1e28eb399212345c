import { LIST_QUERY } from '@luzzu/api-client'
import { useGetMoneyReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { MoneyReport } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, type Column } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { usePendingRefunds } from '../../booking/payments/refund/use-pending-refunds'
import { useReference } from '../../platform/refresh/live-queries'
import { pendingIn } from './pending-in'
import { ReportTable } from './ReportTable'
import { ReportTotals } from './ReportTotals'
import type { ReportFilters, ReportViewProps } from './report-filters'
import { REPORTS_COPY as COPY, reportMessages } from './reports.copy'

const SUMS = ['gross', 'refunded', 'net', 'vat'] as const

/** What came in and went back in a period. */
export function MoneyReportView({ filters, onBy }: ReportViewProps) {
  const { from, to, by } = filters
  const { currency } = useSite()
  const query = useGetMoneyReportQuery({ from, to, by }, LIST_QUERY)
  const rows = query.currentData
  const note = usePendingNote({ from, to })
  const totals = SUMS.map((name) => ({
    term: COPY[name],
    detail: rows && formatMoney(totalOf(rows, name), currency),
  }))
  return (
    <>
      <ReportTotals items={totals} />
      {note && (
        <Alert tone="warning" data-screen-only>
          {note} <Link to={PATHS.payments}>{COPY.toHandOver}</Link>
        </Alert>
      )}
      <ReportTable
        {...{ filters, onBy, query, totals, note }}
        columns={moneyColumns(currency)}
        amountOf={({ net }) => net}
        none={COPY.none}
      />
    </>
  )
}

/** Credit notes are issued with a cancellation, before the money is handed over. */
function usePendingNote(period: Pick<ReportFilters, 'from' | 'to'>): string | undefined {
  const { currency, time_zone } = useSite()
  const { query, refunds } = usePendingRefunds()
  useReference(query)
  const amount = pendingIn(refunds, { ...period, timeZone: time_zone })
  return amount === 0 ? undefined : reportMessages.notHandedOver(formatMoney(amount, currency))
}

const totalOf = (rows: MoneyReport, name: (typeof SUMS)[number]) =>
  toAmount(sumBy(rows, (row) => toCents(row[name])))

function moneyColumns(currency: string): Column<MoneyReport[number]>[] {
  return SUMS.map((name) => ({
    key: name,
    header: COPY[name],
    align: 'end' as const,
    cell: (row: MoneyReport[number]) => formatMoney(row[name], currency),
  }))
}
