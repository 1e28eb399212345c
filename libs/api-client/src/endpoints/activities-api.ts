import { api, listTags } from '@luzzu/api-core'
import type { ActivityFields } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { toFormData } from './form-data'
import { type IfMatch, ifMatchHeader } from './if-match'

const activitiesApi = api.enhanceEndpoints({ addTagTypes: ['Activity', 'Dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    listActivities: build.query<Activity[], void>({
      query: () => '/activities',
      providesTags: (activities) => listTags('Activity', activities),
    }),
    createActivity: build.mutation<Activity, Partial<ActivityFields>>({
      query: (body) => ({ url: '/activities', method: 'POST', body: toFormData(body) }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Activity', id: 'LIST' }]),
    }),
    updateActivity: build.mutation<Activity, { id: number; change: Partial<ActivityFields> } & IfMatch>({
      query: ({ id, change, ifMatch }) => ({
        url: `/activities/${id}`,
        method: 'PUT',
        body: change,
        headers: ifMatchHeader(ifMatch),
      }),
      invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Activity', id }, 'Dashboard']),
    }),
    deleteActivity: build.mutation<void, number>({
      query: (id) => ({ url: `/activities/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Activity', id: 'LIST' }, 'Dashboard']),
    }),
  }),
})

export const {
  useListActivitiesQuery,
  useCreateActivityMutation,
  useUpdateActivityMutation,
  useDeleteActivityMutation,
} = activitiesApi
