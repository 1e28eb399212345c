import { api, listTags } from '@luzzu/api-core'
import type { ActivityFields } from '@luzzu/domain'
import { byId, onSuccess, withChange } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
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
        invalidatesTags: onSuccess([{ type: 'Activity', id: 'LIST' }]),
      }),
      updateActivity: mutation('PUT /activities/:id', {
        request: withChange<Partial<ActivityFields>>,
        invalidatesTags: onSuccess(({ id }) => [{ type: 'Activity', id }, 'Dashboard']),
      }),
      deleteActivity: mutation('DELETE /activities/:id', {
        request: byId,
        invalidatesTags: onSuccess([{ type: 'Activity', id: 'LIST' }, 'Dashboard']),
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
