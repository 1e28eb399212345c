import { api, listTags } from '@luzzu/api-core'
import type { ActivityFields } from '@luzzu/domain'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { toFormData } from './form-data'

const activitiesApi = api.enhanceEndpoints({ addTagTypes: ['Activity', 'Dashboard'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listActivities: query('GET /activities', {
        providesTags: (activities) => listTags('Activity', activities),
      }),
      createActivity: mutation('POST /activities', {
        request: (body: Partial<ActivityFields>) => ({ body: toFormData(body) }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Activity', id: 'LIST' }]),
      }),
      updateActivity: mutation('PUT /activities/:id', {
        request: ({ id, change, ifMatch }: { id: number; change: Partial<ActivityFields> } & IfMatch) => ({
          params: { id },
          body: change,
          ifMatch,
        }),
        invalidatesTags: (_done, error, { id }) => (error ? [] : [{ type: 'Activity', id }, 'Dashboard']),
      }),
      deleteActivity: mutation('DELETE /activities/:id', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Activity', id: 'LIST' }, 'Dashboard']),
      }),
    }
  },
})

export const {
  useListActivitiesQuery,
  useCreateActivityMutation,
  useUpdateActivityMutation,
  useDeleteActivityMutation,
} = activitiesApi
