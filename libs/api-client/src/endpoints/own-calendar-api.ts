import { api } from '@luzzu/api-core'
import { endpointsOf } from '../operation-endpoints'

const ownCalendarApi = api.enhanceEndpoints({ addTagTypes: ['OwnCalendar'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      /** When it was made and last read; a `not-found` problem without one. */
      findOwnCalendar: query('GET /user/:id/calendar', {
        request: (id: number) => ({ params: { id } }),
        providesTags: ['OwnCalendar'],
      }),
      /** Makes the address of the calendar, or another one, which ends the old one. */
      createOwnCalendar: mutation('POST /user/:id/calendar', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : ['OwnCalendar']),
      }),
      deleteOwnCalendar: mutation('DELETE /user/:id/calendar', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : ['OwnCalendar']),
      }),
    }
  },
})

export const { useFindOwnCalendarQuery, useCreateOwnCalendarMutation, useDeleteOwnCalendarMutation } =
  ownCalendarApi
