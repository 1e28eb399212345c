import { api } from '@luzzu/api-core'
import type { StoredMail, SystemStatus } from '@luzzu/domain/contracts'

const systemApi = api.enhanceEndpoints({ addTagTypes: ['System'] }).injectEndpoints({
  endpoints: (build) => ({
    getSystemStatus: build.query<SystemStatus, void>({
      query: () => '/system',
      providesTags: ['System'],
    }),
    listFailedMails: build.query<StoredMail[], void>({
      query: () => ({ url: '/system/mail', params: { state: 'failed' } }),
      providesTags: ['System'],
    }),
    retryMail: build.mutation<StoredMail, number>({
      query: (id) => ({ url: `/system/mail/${id}/retry`, method: 'POST' }),
      // A refusal may mean that it was sent in the meantime.
      invalidatesTags: ['System'],
    }),
  }),
})

export const { useGetSystemStatusQuery, useListFailedMailsQuery, useRetryMailMutation } = systemApi
