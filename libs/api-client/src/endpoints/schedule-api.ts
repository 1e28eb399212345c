import { api } from '@luzzu/api-core'
import type { Schedule } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { withTag } from './response-headers'

type ScheduleChange = { productId: number; schedule: Schedule } & IfMatch

const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findSchedule: query('GET /products/:id/schedule', {
        request: (productId: number) => ({ params: { id: productId } }),
        providesTags: ['Availability'],
      }),
      findScheduleVersion: query('GET /products/:id/schedule', {
        request: (productId: number) => ({ params: { id: productId } }),
        transformResponse: withTag<Schedule>,
        // Fetched when editing begins, so it is not cached.
        keepUnusedDataFor: 0,
      }),
      updateSchedule: mutation('PUT /products/:id/schedule', {
        request: ({ productId, schedule, ifMatch }: ScheduleChange) => ({
          params: { id: productId },
          body: schedule,
          ifMatch,
        }),
        transformResponse: withTag<Schedule>,
        // The product's history tells of it.
        invalidatesTags: (_done, error, { productId }) =>
          error ? [] : [{ type: 'Product', id: productId }, 'Availability'],
      }),
    }
  },
})

export const { useFindScheduleQuery, useLazyFindScheduleVersionQuery, useUpdateScheduleMutation } =
  scheduleApi
