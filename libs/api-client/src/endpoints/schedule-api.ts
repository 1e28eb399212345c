import { api } from '@luzzu/api-core'
import type { Schedule } from '@luzzu/domain'
import { byId, onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findSchedule: query('GET /products/:id/schedule', {
        request: byId,
        providesTags: ['Availability'],
      }),
      findScheduleVersion: query('GET /products/:id/schedule', versionById<Schedule>()),
      updateSchedule: mutation('PUT /products/:id/schedule', {
        request: withChange<Schedule>,
        // The product's history tells of it.
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Product', id }, 'Availability']),
      }),
    }
  },
})

export const { useFindScheduleQuery, useLazyFindScheduleVersionQuery, useUpdateScheduleMutation } =
  scheduleApi
