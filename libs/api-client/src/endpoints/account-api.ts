import { api, type SessionPart, userSaved } from '@luzzu/api-core'
import type { PasswordChange, Profile } from '@luzzu/domain'
import type { AccountExport, Session, User } from '@luzzu/domain/contracts'

type Own<Change> = Change & { id: number }

const sessionsTag = (id: number) => ({ type: 'Session', id }) as const
const path = (id: number) => `/user/${id}`

/** What users do with their own account. */
const accountApi = api.enhanceEndpoints({ addTagTypes: ['User', 'Session'] }).injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<User, Own<Profile>>({
      query: ({ id, ...body }) => ({ url: path(id), method: 'PUT', body }),
      invalidatesTags: (_user, error, { id }) => (error ? [] : [{ type: 'User', id }]),
      // The header shows the name.
      onQueryStarted: async (_change, { dispatch, getState, queryFulfilled }) => {
        const { token } = (getState() as unknown as SessionPart).session
        const response = await queryFulfilled.catch(() => undefined)
        if (response && token !== null) dispatch(userSaved({ token, user: response.data }))
      },
    }),
    changePassword: build.mutation<User, Own<PasswordChange>>({
      query: ({ id, ...body }) => ({ url: `${path(id)}/password`, method: 'PUT', body }),
      invalidatesTags: (_user, error, { id }) => (error ? [] : [sessionsTag(id)]),
    }),
    listSessions: build.query<Session[], number>({
      query: (id) => `${path(id)}/sessions`,
      providesTags: (_sessions, _error, id) => [sessionsTag(id)],
    }),
    endSession: build.mutation<void, Own<{ session: string }>>({
      query: ({ id, session }) => ({
        url: `${path(id)}/sessions/${encodeURIComponent(session)}`,
        method: 'DELETE',
      }),
      // A refusal may mean that it has ended already.
      invalidatesTags: (_done, _error, { id }) => [sessionsTag(id)],
    }),
    endOtherSessions: build.mutation<void, number>({
      query: (id) => ({ url: `${path(id)}/sessions`, method: 'DELETE' }),
      invalidatesTags: (_done, _error, id) => [sessionsTag(id)],
    }),
    /** A mutation, so that personal data is not cached. */
    exportAccount: build.mutation<AccountExport, number>({ query: (id) => ({ url: `${path(id)}/export` }) }),
    eraseAccount: build.mutation<void, Own<{ password: string }>>({
      query: ({ id, ...body }) => ({ url: path(id), method: 'DELETE', body }),
    }),
  }),
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
