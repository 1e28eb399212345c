import { api } from '@luzzu/api-core'
import type { DeskMethod } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'

/** Amounts in currency units, `expected` as shown; `key` stays the same for retries, so that a day is closed once. */
type Count = {
  date: string
  counted: Record<DeskMethod, number>
  expected: Record<DeskMethod, number>
  note: string | null
  key: string
}

const cashUpsApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      // What is expected follows from orders.
      getCashUp: query('GET /cash-ups/:date', {
        request: (date: string) => ({ params: { date }, query: { with: 'breakdown' as const } }),
        providesTags: ['Order'],
      }),
      closeDay: mutation('POST /cash-ups', {
        request: ({ key, ...body }: Count) => ({ body, idempotencyKey: key }),
        invalidatesTags: ['Order'],
      }),
    }
  },
})

export const { useGetCashUpQuery, useCloseDayMutation } = cashUpsApi
