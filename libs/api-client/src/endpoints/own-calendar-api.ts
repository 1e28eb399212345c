import { api } from '@luzzu/api-core'
import { endpointsOf } from '../operation-endpoints'

const ownCalendarApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      /** Makes the address of the calendar, or another one, which ends the old one. */
      createOwnCalendar: mutation('POST /user/:id/calendar', {
        request: (id: number) => ({ params: { id } }),
      }),
    }
  },
})

export const { useCreateOwnCalendarMutation } = ownCalendarApi
