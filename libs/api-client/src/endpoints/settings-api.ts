import { api } from '@luzzu/api-core'
import type { Settings, SettingsChange } from '@luzzu/domain'
import { type Version, withTag } from './etag'
import { type IfMatch, ifMatchHeader } from './if-match'

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Site'] }).injectEndpoints({
  endpoints: (build) => ({
    findSettings: build.query<Version<Settings>, void>({
      query: () => '/settings',
      transformResponse: withTag<Settings>,
      providesTags: ['Site'],
    }),
    updateSettings: build.mutation<Version<Settings>, { change: SettingsChange } & IfMatch>({
      query: ({ change, ifMatch }) => ({
        url: '/settings',
        method: 'PUT',
        body: change,
        headers: ifMatchHeader(ifMatch),
      }),
      transformResponse: withTag<Settings>,
      // A new booking window changes which days are available.
      invalidatesTags: (_done, error) => (error ? [] : ['Site', 'Availability']),
    }),
  }),
})

export const { useFindSettingsQuery, useLazyFindSettingsQuery, useUpdateSettingsMutation } = settingsApi
