import { api, type SessionPart, userSaved } from '@luzzu/api-core'
import type { PasswordChange, Profile } from '@luzzu/domain'
import { byId, onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'

type Own<Change> = Change & { id: number }

const sessionsTag = (id: number) => ({ type: 'Session', id }) as const

/** What users do with their own account. */
const accountApi = api.enhanceEndpoints({ addTagTypes: ['User', 'Session'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      updateProfile: mutation('PUT /user/:id', {
        request: ({ id, ...body }: Own<Profile>) => ({ params: { id }, body }),
        invalidatesTags: onSuccess(({ id }) => [{ type: 'User', id }]),
        // The header shows the name.
        onQueryStarted: async (_change, { dispatch, getState, queryFulfilled }) => {
          const { token } = (getState() as unknown as SessionPart).session
          const response = await queryFulfilled.catch(() => undefined)
          if (response && token !== null) dispatch(userSaved({ token, user: response.data }))
        },
      }),
      changePassword: mutation('PUT /user/:id/password', {
        request: ({ id, ...body }: Own<PasswordChange>) => ({ params: { id }, body }),
        invalidatesTags: onSuccess(({ id }) => [sessionsTag(id)]),
      }),
      listSessions: query('GET /user/:id/sessions', {
        request: byId,
        providesTags: (_sessions, _error, id) => [sessionsTag(id)],
      }),
      endSession: mutation('DELETE /user/:id/sessions/:session', {
        request: ({ id, session }: Own<{ session: string }>) => ({ params: { id, session } }),
        // A refusal may mean that it has ended already.
        invalidatesTags: (_done, _error, { id }) => [sessionsTag(id)],
      }),
      endOtherSessions: mutation('DELETE /user/:id/sessions', {
        request: byId,
        invalidatesTags: (_done, _error, id) => [sessionsTag(id)],
      }),
      /** A mutation, so that personal data is not cached. */
      exportAccount: mutation('GET /user/:id/export', { request: byId }),
      eraseAccount: mutation('DELETE /user/:id', {
        request: ({ id, ...body }: Own<{ password: string }>) => ({ params: { id }, body }),
      }),
    }
  },
})

export const {
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useExportAccountMutation,
  useEraseAccountMutation,
} = accountApi
