import { LIST_QUERY } from '@luzzu/api-client'
import { useGetBookingReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { formatCount } from '../../platform/lists/format-count'
import { useReference } from '../../platform/refresh/live-queries'
import { type BookingTotals, bookingTotals, percentOf } from './booking-totals'
import { ReportTable } from './ReportTable'
import { type ReportTotal, ReportTotals } from './ReportTotals'
import { ofBookings, type ReportViewProps, yearBefore } from './report-filters'
import { REPORTS_COPY as COPY, reportMessages as messages } from './reports.copy'

const SUMS = ['bookings', 'guests', 'value', 'cancelled'] as const
type Sum = (typeof SUMS)[number]

/** What was booked for the days of a period, beside the same days a year before. */
export function BookingReportView({ filters, onBy }: ReportViewProps) {
  const { from, to, by } = ofBookings(filters)
  const { currency } = useSite()
  const query = useGetBookingReportQuery({ from, to, by }, LIST_QUERY)
  const earlier = useReference(
    useGetBookingReportQuery({ from: yearBefore(from), to: yearBefore(to), by: 'product' }),
  )
  const money = (amount: number) => formatMoney(amount, currency)
  const format = (name: Sum, sums: BookingTotals) =>
    name === 'value' ? money(sums.value) : formatCount(sums[name])
  const pendingOf = (name: Sum, { pending, pending_value }: BookingTotals) => {
    if (name === 'bookings' && pending > 0) return messages.pending(formatCount(pending))
    if (name === 'value' && pending_value > 0) return messages.pending(money(pending_value))
    return undefined
  }
  const totals = query.currentData && bookingTotals(query.currentData)
  const before = earlier.currentData?.length ? bookingTotals(earlier.currentData) : undefined
  const items = SUMS.map(
    (name): ReportTotal => ({
      term: COPY[name],
      detail: totals && format(name, totals),
      notes: [
        totals && (name === 'cancelled' ? cancelledShare(totals) : pendingOf(name, totals)),
        before && messages.yearBefore(format(name, before)),
      ],
    }),
  )
  const columns = SUMS.map((name) => ({
    key: name,
    header: COPY[name],
    align: 'end' as const,
    cell: (row: BookingTotals) => {
      const pending = pendingOf(name, row)
      return (
        <>
          {format(name, row)} {pending && <small>{pending}</small>}
        </>
      )
    },
  }))
  return (
    <>
      <ReportTotals items={items} />
      <ReportTable
        filters={{ of: 'bookings', from, to, by }}
        {...{ onBy, query, columns }}
        amountOf={({ value }) => value}
        totals={items}
        none={COPY.noBookings}
      />
    </>
  )
}

/** Of all that were ever made for these days. */
function cancelledShare({ bookings, cancelled }: BookingTotals): string | undefined {
  const made = bookings + cancelled
  return cancelled > 0 ? messages.share(percentOf(cancelled, made), formatCount(made)) : undefined
}
