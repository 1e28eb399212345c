import { api } from '@luzzu/api-core'
import type { MoneyReportBy } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

type Report = { from: string; to: string; by: MoneyReportBy }

const reportsApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      getMoneyReport: query('GET /reports/money', {
        request: (report: Report) => ({ query: report }),
        providesTags: ['Order'],
      }),
      /** The same as CSV. Resolves with an object URL, which the caller revokes after use. */
      downloadMoneyReport: build.mutation<string, Report>({
        query: (report) => ({
          ...requestOf('GET /reports/money', { query: { ...report, format: 'csv' } }),
          responseHandler: async (response) =>
            response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
        }),
      }),
    }
  },
})

export const { useGetMoneyReportQuery, useDownloadMoneyReportMutation } = reportsApi
