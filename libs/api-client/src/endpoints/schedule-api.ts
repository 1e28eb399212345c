import { api } from '@luzzu/api-core'
import type { Schedule } from '@luzzu/domain'
import { byId, onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

type ScheduleOfProduct = { productId: number; schedule: Schedule }

const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Product'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findSchedule: query('GET /products/:id/schedule', {
        request: byId,
        providesTags: ['Availability'],
      }),
      /** When each of these products is offered. */
      listSchedules: build.query<ScheduleOfProduct[], readonly number[]>({
        async queryFn(productIds, _api, _options, fetch) {
          const schedules = await Promise.all(
            productIds.map((id) => fetch(requestOf('GET /products/:id/schedule', { params: { id } }))),
          )
          const failed = schedules.find(({ error }) => error)
          if (failed?.error) return { error: failed.error }
          return {
            data: productIds.map((productId, index) => ({
              productId,
              schedule: schedules[index]?.data as Schedule,
            })),
          }
        },
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

export const {
  useFindScheduleQuery,
  useListSchedulesQuery,
  useLazyFindScheduleVersionQuery,
  useUpdateScheduleMutation,
} = scheduleApi
