import { api } from '@luzzu/api-core'
import type { Schedule } from '@luzzu/domain'
import { byId, onSuccess, versionById, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

/** What of a schedule decides whether a booking fits it. */
type PlannedSchedule = Omit<Schedule, 'min_notice_hours'> & { productId: number }

type ScheduleOfProduct = { productId: number; schedule: Schedule }

const scheduleApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Booking', 'Product'] })
  .injectEndpoints({
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
        /** Which bookings ahead a schedule would not offer. */
        previewSchedule: query('GET /products/:id/schedule/preview', {
          request: ({ productId, slot_ids, weekdays, season }: PlannedSchedule) => ({
            params: { id: productId },
            query: {
              ...(slot_ids && { slot_ids: slot_ids.join() }),
              weekdays: weekdays.join(),
              ...(season && { season_from: season.from, season_to: season.to }),
            },
          }),
          keepUnusedDataFor: 0,
          providesTags: ['Booking', 'Availability'],
        }),
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
  usePreviewScheduleQuery,
  useUpdateScheduleMutation,
} = scheduleApi
