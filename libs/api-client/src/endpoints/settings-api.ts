import { api } from '@luzzu/api-core'
import type { Settings, SettingsChange } from '@luzzu/domain'
import { onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import type { IfMatch } from '../operation-request'
import { withTag } from './response-headers'

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Availability', 'Site'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      findSettings: query('GET /settings', { transformResponse: withTag<Settings>, providesTags: ['Site'] }),
      /** Those that are edited, apart from what screens have known for a while. */
      findSettingsVersion: query('GET /settings', {
        transformResponse: withTag<Settings>,
        providesTags: ['Site'],
        keepUnusedDataFor: 0,
      }),
      updateSettings: mutation('PUT /settings', {
        request: ({ change, ifMatch }: { change: SettingsChange } & IfMatch) => ({ body: change, ifMatch }),
        transformResponse: withTag<Settings>,
        // A new booking window changes which days are available.
        invalidatesTags: onSuccess(['Site', 'Availability']),
      }),
    }
  },
})

export const {
  useFindSettingsQuery,
  useFindSettingsVersionQuery,
  useLazyFindSettingsVersionQuery,
  useUpdateSettingsMutation,
} = settingsApi
