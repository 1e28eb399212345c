import { LIST_QUERY } from '@luzzu/api-client'
import { useGetMoneyReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { MoneyReport } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert, type Column } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { usePendingRefunds } from '../../booking/payments/refund/use-pending-refunds'
import { pendingIn } from './pending-in'
import { ReportTable } from './ReportTable'
import { ReportTotals } from './ReportTotals'
import type { ReportFilters, ReportViewProps } from './report-filters'
import { REPORTS_COPY as COPY, reportMessages } from './reports.copy'

const SUMS = ['gross', 'refunded', 'net', 'vat'] as const

/** What came in and went back in a period. */
export function MoneyReportView({ filters: { from, to, by }, onBy }: ReportViewProps) {
  const { currency } = useSite()
  const query = useGetMoneyReportQuery({ from, to, by }, LIST_QUERY)
  const rows = query.currentData
  return (
    <>
      <ReportTotals
        items={SUMS.map((name) => ({
          term: COPY[name],
          detail: rows && formatMoney(totalOf(rows, name), currency),
        }))}
      />
      <PendingNote period={{ from, to }} />
      <ReportTable of="payments" {...{ by, onBy, query }} columns={moneyColumns(currency)} none={COPY.none} />
    </>
  )
}

/** Credit notes are issued with a cancellation, before the money is handed over. */
function PendingNote({ period: { from, to } }: { period: Pick<ReportFilters, 'from' | 'to'> }) {
  const { currency, time_zone } = useSite()
  const amount = pendingIn(usePendingRefunds().refunds, { from, to, timeZone: time_zone })
  if (amount === 0) return null
  return (
    <Alert tone="warning">
      {reportMessages.notHandedOver(formatMoney(amount, currency))}{' '}
      <Link to={PATHS.payments}>{COPY.toHandOver}</Link>
    </Alert>
  )
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
