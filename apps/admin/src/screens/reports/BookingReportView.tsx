import { LIST_QUERY } from '@luzzu/api-client'
import { useGetBookingReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { BookingReport } from '@luzzu/domain/contracts'
import { formatCount } from '../../platform/lists/format-count'
import { ReportTable } from './ReportTable'
import { ReportTotals } from './ReportTotals'
import { type ofBookings, yearBefore } from './report-filters'
import { REPORTS_COPY as COPY, reportMessages } from './reports.copy'

const SUMS = ['bookings', 'guests', 'value', 'cancelled'] as const
type Sum = (typeof SUMS)[number]

type BookingReportViewProps = { selection: ReturnType<typeof ofBookings> }

/** What was booked for the days of a period, beside the same days a year before. */
export function BookingReportView({ selection: { from, to, by } }: BookingReportViewProps) {
  const { currency } = useSite()
  const query = useGetBookingReportQuery({ from, to, by }, LIST_QUERY)
  const earlier = useGetBookingReportQuery({ from: yearBefore(from), to: yearBefore(to), by: 'product' })
  const format = (name: Sum, amount: number) =>
    name === 'value' ? formatMoney(amount, currency) : formatCount(amount)
  const before = earlier.currentData ?? []
  const items = SUMS.map((name) => ({
    term: COPY[name],
    detail: query.currentData && format(name, totalOf(query.currentData, name)),
    note: before.length > 0 ? reportMessages.yearBefore(format(name, totalOf(before, name))) : undefined,
  }))
  const columns = SUMS.map((name) => ({
    key: name,
    header: COPY[name],
    align: 'end' as const,
    cell: (row: BookingReport[number]) => format(name, row[name]),
  }))
  return (
    <>
      <ReportTotals items={items} />
      <ReportTable
        caption={COPY.bookingList}
        by={by}
        query={query}
        columns={columns}
        none={COPY.noBookings}
      />
    </>
  )
}

const totalOf = (rows: BookingReport, name: Sum): number =>
  name === 'value' ? toAmount(sumBy(rows, (row) => toCents(row.value))) : sumBy(rows, (row) => row[name])
