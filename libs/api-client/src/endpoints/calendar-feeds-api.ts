import { api, listTags } from '@luzzu/api-core'
import type { CalendarFeedInput } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'

const calendarFeedsApi = api.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listCalendarFeeds: query('GET /calendar-feeds', {
        providesTags: (feeds) => listTags('CalendarFeed', feeds),
      }),
      createCalendarFeed: mutation('POST /calendar-feeds', {
        request: (body: CalendarFeedInput) => ({ body }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'CalendarFeed', id: 'LIST' }]),
      }),
      rotateCalendarFeed: mutation('POST /calendar-feeds/:id/rotate', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error, id) => (error ? [] : [{ type: 'CalendarFeed', id }]),
      }),
      deleteCalendarFeed: mutation('DELETE /calendar-feeds/:id', {
        request: (id: number) => ({ params: { id } }),
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
