import { api, listTags } from '@luzzu/api-core'
import type { TokenChange } from '@luzzu/domain'
import type { TokenRequest } from '@luzzu/domain/contracts'
import { byId, onSuccess, withBody } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

const LIST = { type: 'ApiToken', id: 'LIST' } as const

const apiTokensApi = api.enhanceEndpoints({ addTagTypes: ['ApiToken'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listApiTokens: query('GET /api-tokens', { providesTags: (tokens) => listTags('ApiToken', tokens) }),
      createApiToken: mutation('POST /api-tokens', {
        request: withBody<TokenRequest>,
        invalidatesTags: onSuccess([LIST]),
      }),
      changeApiToken: mutation('PUT /api-tokens/:id', {
        request: ({ id, change }: { id: number; change: Partial<TokenChange> }) => ({
          params: { id },
          body: change,
        }),
        invalidatesTags: onSuccess(({ id }) => [{ type: 'ApiToken', id }]),
      }),
      rotateApiToken: mutation('POST /api-tokens/:id/rotate', {
        request: ({ id, graceHours }: { id: number; graceHours: number }) => ({
          params: { id },
          body: { grace_hours: graceHours },
        }),
        invalidatesTags: onSuccess(({ id }) => [{ type: 'ApiToken', id }]),
      }),
      revokeApiToken: mutation('DELETE /api-tokens/:id', {
        request: byId,
        invalidatesTags: [LIST],
      }),
    }
  },
})

export const {
  useListApiTokensQuery,
  useChangeApiTokenMutation,
  useCreateApiTokenMutation,
  useRotateApiTokenMutation,
  useRevokeApiTokenMutation,
} = apiTokensApi
