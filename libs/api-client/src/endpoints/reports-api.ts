import { api } from '@luzzu/api-core'
import type { BookingReportBy, CalendarDate, MoneyReportBy } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

type ReportPeriod = { from: CalendarDate; to: CalendarDate }
type ReportSelection<By> = ReportPeriod & { by: By }

/** A year of ledger rows takes a while to transfer; in milliseconds. */
const EXPORT_TIMEOUT_MS = 300_000

/** Resolves with an object URL, which the caller revokes after use. */
const asFile = {
  timeout: EXPORT_TIMEOUT_MS,
  responseHandler: async (response: Response) =>
    response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
}

const reportsApi = api.enhanceEndpoints({ addTagTypes: ['Order', 'Booking'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      getMoneyReport: query('GET /reports/money', {
        request: (selection: ReportSelection<MoneyReportBy>) => ({ query: selection }),
        providesTags: ['Order'],
      }),
      getBookingReport: query('GET /reports/bookings', {
        request: (selection: ReportSelection<BookingReportBy>) => ({ query: selection }),
        providesTags: ['Booking'],
      }),
      downloadMoneyReport: build.mutation<string, ReportSelection<MoneyReportBy>>({
        query: (selection) => ({
          ...requestOf('GET /reports/money', { query: { ...selection, format: 'csv' } }),
          ...asFile,
        }),
      }),
      downloadBookingReport: build.mutation<string, ReportSelection<BookingReportBy>>({
        query: (selection) => ({
          ...requestOf('GET /reports/bookings', { query: { ...selection, format: 'csv' } }),
          ...asFile,
        }),
      }),
      downloadLedger: build.mutation<string, ReportPeriod>({
        query: (period) => ({
          ...requestOf('GET /ledger', { query: { ...period, format: 'csv' } }),
          ...asFile,
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
