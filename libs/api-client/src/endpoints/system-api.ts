import { api } from '@luzzu/api-core'
import { byId } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const systemApi = api.enhanceEndpoints({ addTagTypes: ['System'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      getSystemStatus: query('GET /system', { providesTags: ['System'] }),
      listFailedMails: query('GET /system/mail', {
        request: () => ({ query: { state: 'failed' as const } }),
        providesTags: ['System'],
      }),
      retryMail: mutation('POST /system/mail/:id/retry', {
        request: byId,
        // A refusal may mean that it was sent in the meantime.
        invalidatesTags: ['System'],
      }),
    }
  },
})

export const { useGetSystemStatusQuery, useListFailedMailsQuery, useRetryMailMutation } = systemApi
