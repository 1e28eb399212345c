import { api, listTags } from '@luzzu/api-core'
import type { TokenRequest } from '@luzzu/domain/contracts'
import { endpointsOf } from '../operation-endpoints'

const LIST = { type: 'ApiToken', id: 'LIST' } as const

const apiTokensApi = api.enhanceEndpoints({ addTagTypes: ['ApiToken'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listApiTokens: query('GET /api-tokens', { providesTags: (tokens) => listTags('ApiToken', tokens) }),
      createApiToken: mutation('POST /api-tokens', {
        request: (body: TokenRequest) => ({ body }),
        invalidatesTags: (_done, error) => (error ? [] : [LIST]),
      }),
      rotateApiToken: mutation('POST /api-tokens/:id/rotate', {
        request: (id: number) => ({ params: { id }, body: {} }),
        invalidatesTags: (_done, error, id) => (error ? [] : [{ type: 'ApiToken', id }]),
      }),
      revokeApiToken: mutation('DELETE /api-tokens/:id', {
        request: (id: number) => ({ params: { id } }),
        invalidatesTags: [LIST],
      }),
    }
  },
})

export const {
  useListApiTokensQuery,
  useCreateApiTokenMutation,
  useRotateApiTokenMutation,
  useRevokeApiTokenMutation,
} = apiTokensApi
