import { type ApiError, api } from '@luzzu/api-core'
import type { BookingReportBy, CalendarDate, MoneyReportBy } from '@luzzu/domain'
import type { BookingReport, MoneyReport } from '@luzzu/domain/contracts'
import { requestOf } from '../operation-request'
import { asExport } from './object-url'
import { type Page, pageOf } from './response-headers'

type ReportPeriod = { from: CalendarDate; to: CalendarDate }
type ReportSelection<By> = ReportPeriod & { by: By }

type Fetched = { data?: unknown; error?: ApiError | undefined; meta?: unknown }

/** The rows of all pages: what is added up of them is told as the total. */
async function fetchPages<Row>(
  fetchPage: (cursor: { cursor: string } | undefined) => Fetched | PromiseLike<Fetched>,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const all: Row[] = []
  let next: string | null = null
  do {
    const { data, error, meta } = await fetchPage(next === null ? undefined : { cursor: next })
    if (error) return { error }
    const page: Page<Row> = pageOf(data as Row[], meta)
    all.push(...page.rows)
    next = page.next
  } while (next !== null)
  return { data: all }
}

const reportsApi = api.enhanceEndpoints({ addTagTypes: ['Order', 'Booking'] }).injectEndpoints({
  endpoints: (build) => {
    return {
      getMoneyReport: build.query<MoneyReport, ReportSelection<MoneyReportBy>>({
        queryFn: (selection, _api, _options, fetch) =>
          fetchPages((cursor) =>
            fetch(requestOf('GET /reports/money', { query: { ...selection, ...cursor } })),
          ),
        providesTags: ['Order'],
      }),
      getBookingReport: build.query<BookingReport, ReportSelection<BookingReportBy>>({
        queryFn: (selection, _api, _options, fetch) =>
          fetchPages((cursor) =>
            fetch(requestOf('GET /reports/bookings', { query: { ...selection, ...cursor } })),
          ),
        providesTags: ['Booking'],
      }),
      downloadMoneyReport: build.mutation<string, ReportSelection<MoneyReportBy>>({
        query: (selection) => ({
          ...requestOf('GET /reports/money', { query: { ...selection, format: 'csv' } }),
          ...asExport,
        }),
      }),
      downloadBookingReport: build.mutation<string, ReportSelection<BookingReportBy>>({
        query: (selection) => ({
          ...requestOf('GET /reports/bookings', { query: { ...selection, format: 'csv' } }),
          ...asExport,
        }),
      }),
      downloadLedger: build.mutation<string, ReportPeriod>({
        query: (period) => ({
          ...requestOf('GET /ledger', { query: { ...period, format: 'csv' } }),
          ...asExport,
        }),
      }),
    }
  },
})

export const {
  useGetMoneyReportQuery,
  useGetBookingReportQuery,
  useDownloadMoneyReportMutation,
  useDownloadBookingReportMutation,
  useDownloadLedgerMutation,
} = reportsApi
