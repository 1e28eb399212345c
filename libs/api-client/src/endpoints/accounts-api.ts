import { api, sessionStarted } from '@luzzu/api-core'
import type { LoginCredentials, Registration } from '@luzzu/domain'
import type { Country, LoginResponse, RegistrationResponse, User } from '@luzzu/domain/contracts'

const accountsApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, LoginCredentials>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      onQueryStarted: async (_login, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined)
        if (response) dispatch(sessionStarted(response.data))
      },
    }),
    logout: build.mutation<void, { session_token: string }>({
      query: (body) => ({ url: '/logout', method: 'POST', body }),
    }),
    register: build.mutation<RegistrationResponse, Registration>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    findUser: build.query<User, number>({
      query: (id) => `/user/${id}`,
      providesTags: (_user, _error, id) => [{ type: 'User', id }],
    }),
    /** The user of a token; cached by token, so that sessions do not share it. */
    findSessionUser: build.query<User, { token: string; id: number }>({
      query: ({ token, id }) => ({ url: `/user/${id}`, headers: { authorization: `Bearer ${token}` } }),
    }),
    listCountries: build.query<Country[], void>({ query: () => '/countries', keepUnusedDataFor: 3600 }),
    requestPasswordReset: build.mutation<void, { mail: string }>({
      query: (body) => ({ url: '/password-resets', method: 'POST', body }),
    }),
    resetPassword: build.mutation<void, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: `/password-resets/${encodeURIComponent(token)}`,
        method: 'PUT',
        body: { password },
      }),
    }),
  }),
})

export const {
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useFindUserQuery,
  useLazyFindSessionUserQuery,
  useListCountriesQuery,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = accountsApi
