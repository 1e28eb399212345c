import { api } from '@luzzu/api-core'
import type { CalendarDate } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'

const holdsApi = api.enhanceEndpoints({ addTagTypes: ['Availability'] }).injectEndpoints({
  endpoints: (build) => {
    const { query } = endpointsOf(build)
    return {
      /** What resellers hold from a day to another, both included. */
      listHolds: query('GET /holds', {
        request: (period: { from: CalendarDate; to: CalendarDate }) => ({ query: period }),
        providesTags: ['Availability'],
      }),
    }
  },
})

export const { useListHoldsQuery } = holdsApi
