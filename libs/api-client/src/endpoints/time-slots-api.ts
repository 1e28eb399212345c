import { api } from '@luzzu/api-core'
import type { TimeSlot } from '@luzzu/domain/contracts'

const timeSlotsApi = api.enhanceEndpoints({ addTagTypes: ['TimeSlot'] }).injectEndpoints({
  endpoints: (build) => ({
    listTimeSlots: build.query<TimeSlot[], void>({
      query: () => '/time-slots',
      providesTags: ['TimeSlot'],
    }),
    findTimeSlot: build.query<TimeSlot, number>({
      query: (id) => `/time-slots/${id}`,
      providesTags: ['TimeSlot'],
    }),
  }),
})

export const { useListTimeSlotsQuery, useFindTimeSlotQuery } = timeSlotsApi
