import { api, listTags } from '@luzzu/api-core'
import type { CalendarFeedInput } from '@luzzu/domain'
import { byId, onSuccess, withBody } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const calendarFeedsApi = api.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listCalendarFeeds: query('GET /calendar-feeds', {
        providesTags: (feeds) => listTags('CalendarFeed', feeds),
      }),
      createCalendarFeed: mutation('POST /calendar-feeds', {
        request: withBody<CalendarFeedInput>,
        invalidatesTags: onSuccess([{ type: 'CalendarFeed', id: 'LIST' }]),
      }),
      rotateCalendarFeed: mutation('POST /calendar-feeds/:id/rotate', {
        request: byId,
        invalidatesTags: onSuccess((id) => [{ type: 'CalendarFeed', id }]),
      }),
      deleteCalendarFeed: mutation('DELETE /calendar-feeds/:id', {
        request: byId,
        invalidatesTags: [{ type: 'CalendarFeed', id: 'LIST' }],
      }),
    }
  },
})

export const {
  useListCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useRotateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
} = calendarFeedsApi
