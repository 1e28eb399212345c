import { api, listTags } from '@luzzu/api-core'
import type { TimeSlotFields } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { type IfMatch, ifMatchHeader } from './if-match'

const CHANGED = [{ type: 'TimeSlot', id: 'LIST' } as const, 'Availability' as const]

const timeSlotsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Closure', 'TimeSlot'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listTimeSlots: build.query<TimeSlot[], void>({
        query: () => '/time-slots',
        providesTags: (slots) => listTags('TimeSlot', slots),
      }),
      listAllTimeSlots: build.query<TimeSlot[], void>({
        query: () => '/time-slots?include=archived',
        providesTags: (slots) => listTags('TimeSlot', slots),
      }),
      createTimeSlot: build.mutation<TimeSlot, TimeSlotFields>({
        query: (body) => ({ url: '/time-slots', method: 'POST', body }),
        invalidatesTags: (_done, error) => (error ? [] : CHANGED),
      }),
      updateTimeSlot: build.mutation<TimeSlot, { id: number; change: Partial<TimeSlotFields> } & IfMatch>({
        query: ({ id, change, ifMatch }) => ({
          url: `/time-slots/${id}`,
          method: 'PUT',
          body: change,
          headers: ifMatchHeader(ifMatch),
        }),
        invalidatesTags: (_done, error) => (error ? [] : CHANGED),
      }),
      deleteTimeSlot: build.mutation<void, number>({
        query: (id) => ({ url: `/time-slots/${id}`, method: 'DELETE' }),
        // Its closures go with it.
        invalidatesTags: (_done, error) => (error ? [] : [...CHANGED, 'Closure']),
      }),
    }),
  })

export const {
  useListTimeSlotsQuery,
  useListAllTimeSlotsQuery,
  useCreateTimeSlotMutation,
  useUpdateTimeSlotMutation,
  useDeleteTimeSlotMutation,
} = timeSlotsApi
