import { api, sessionStarted } from '@luzzu/api-core'
import type { LoginCredentials, Registration } from '@luzzu/domain'
import type { User } from '@luzzu/domain/contracts'
import { byId, withBody } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

const accountsApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      login: mutation('POST /login', {
        request: withBody<LoginCredentials>,
        onQueryStarted: async ({ mail }, { dispatch, queryFulfilled }) => {
          const response = await queryFulfilled.catch(() => undefined)
          if (response) dispatch(sessionStarted({ ...response.data, user: { ...response.data.user, mail } }))
        },
      }),
      logout: mutation('POST /logout', { request: withBody<{ session_token: string }> }),
      register: mutation('POST /register', { request: withBody<Registration> }),
      findUser: query('GET /user/:id', {
        request: byId,
        providesTags: (_user, _error, id) => [{ type: 'User', id }],
      }),
      /** The user of a token; cached by token, so that sessions do not share it. */
      findSessionUser: build.query<User, { token: string; id: number }>({
        query: ({ token, id }) => ({
          ...requestOf('GET /user/:id', { params: { id } }),
          headers: { authorization: `Bearer ${token}` },
        }),
      }),
      listCountries: query('GET /countries', { keepUnusedDataFor: 3600 }),
    }
  },
})

export const {
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useFindUserQuery,
  useLazyFindSessionUserQuery,
  useListCountriesQuery,
} = accountsApi
