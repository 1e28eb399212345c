import { api, listTags } from '@luzzu/api-core'
import type { TimeSlotFields } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'

const CHANGED = [{ type: 'TimeSlot', id: 'LIST' } as const, 'Availability' as const]

const timeSlotsApi = api
  .enhanceEndpoints({ addTagTypes: ['Availability', 'Closure', 'TimeSlot'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { query, mutation } = endpointsOf(build)
      return {
        listTimeSlots: query('GET /time-slots', { providesTags: (slots) => listTags('TimeSlot', slots) }),
        listAllTimeSlots: query('GET /time-slots', {
          request: () => ({ query: { include: 'archived' as const } }),
          providesTags: (slots) => listTags('TimeSlot', slots),
        }),
        createTimeSlot: mutation('POST /time-slots', {
          request: (body: TimeSlotFields) => ({ body }),
          invalidatesTags: (_done, error) => (error ? [] : CHANGED),
        }),
        updateTimeSlot: mutation('PUT /time-slots/:id', {
          request: ({ id, change, ifMatch }: { id: number; change: Partial<TimeSlotFields> } & IfMatch) => ({
            params: { id },
            body: change,
            ifMatch,
          }),
          invalidatesTags: (_done, error) => (error ? [] : CHANGED),
        }),
        deleteTimeSlot: mutation('DELETE /time-slots/:id', {
          request: (id: number) => ({ params: { id } }),
          // Its closures go with it.
          invalidatesTags: (_done, error) => (error ? [] : [...CHANGED, 'Closure']),
        }),
      }
    },
  })

export const {
  useListTimeSlotsQuery,
  useListAllTimeSlotsQuery,
  useCreateTimeSlotMutation,
  useUpdateTimeSlotMutation,
  useDeleteTimeSlotMutation,
} = timeSlotsApi
