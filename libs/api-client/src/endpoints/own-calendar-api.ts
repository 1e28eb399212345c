import { api } from '@luzzu/api-core'
import { byId, onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const ownCalendarApi = api.enhanceEndpoints({ addTagTypes: ['OwnCalendar'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      /** When it was made and last read; a `not-found` problem without one. */
      findOwnCalendar: query('GET /user/:id/calendar', {
        request: byId,
        providesTags: ['OwnCalendar'],
      }),
      /** Makes the address of the calendar, or another one, which ends the old one. */
      createOwnCalendar: mutation('POST /user/:id/calendar', {
        request: byId,
        invalidatesTags: onSuccess(['OwnCalendar']),
      }),
      deleteOwnCalendar: mutation('DELETE /user/:id/calendar', {
        request: byId,
        invalidatesTags: onSuccess(['OwnCalendar']),
      }),
    }
  },
})

export const { useFindOwnCalendarQuery, useCreateOwnCalendarMutation, useDeleteOwnCalendarMutation } =
  ownCalendarApi
