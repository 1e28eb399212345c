import { api, listTags } from '@luzzu/api-core'
import type { TimeSlotFields } from '@luzzu/domain'
import { byId, onSuccess, withBody, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

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
          request: withBody<TimeSlotFields>,
          invalidatesTags: onSuccess(CHANGED),
        }),
        updateTimeSlot: mutation('PUT /time-slots/:id', {
          request: withChange<Partial<TimeSlotFields>>,
          invalidatesTags: onSuccess(CHANGED),
        }),
        deleteTimeSlot: mutation('DELETE /time-slots/:id', {
          request: byId,
          // Its closures go with it.
          invalidatesTags: onSuccess([...CHANGED, 'Closure']),
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
