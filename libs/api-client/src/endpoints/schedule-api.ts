import { api } from '@luzzu/api-core'
import type { Schedule } from '@luzzu/domain'
import { type Version, withTag } from './etag'
import { type IfMatch, ifMatchHeader } from './if-match'

type ScheduleChange = { productId: number; schedule: Schedule } & IfMatch

const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Product'] }).injectEndpoints({
  endpoints: (build) => ({
    findSchedule: build.query<Schedule, number>({
      query: (productId) => `/products/${productId}/schedule`,
      providesTags: ['Availability'],
    }),
    findScheduleVersion: build.query<Version<Schedule>, number>({
      query: (productId) => `/products/${productId}/schedule`,
      transformResponse: withTag<Schedule>,
      // Fetched when editing begins, so it is not cached.
      keepUnusedDataFor: 0,
    }),
    updateSchedule: build.mutation<Version<Schedule>, ScheduleChange>({
      query: ({ productId, schedule, ifMatch }) => ({
        url: `/products/${productId}/schedule`,
        method: 'PUT',
        body: schedule,
        headers: ifMatchHeader(ifMatch),
      }),
      transformResponse: withTag<Schedule>,
      // The product's history tells of it.
      invalidatesTags: (_done, error, { productId }) =>
        error ? [] : [{ type: 'Product', id: productId }, 'Availability'],
    }),
  }),
})

export const { useFindScheduleQuery, useLazyFindScheduleVersionQuery, useUpdateScheduleMutation } =
  scheduleApi
