import { api } from '@luzzu/api-core'
import { withBody } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { requestOf } from '../operation-request'

const passwordResetsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = endpointsOf(build)
    return {
      requestPasswordReset: mutation('POST /password-resets', {
        request: withBody<{ mail: string }>,
      }),
      /** Whether a link still works; not tried again, because a form waits for it and does without. */
      checkPasswordReset: build.query<null, string>({
        query: (token) => requestOf('GET /password-resets/:token', { params: { token } }),
        keepUnusedDataFor: 0,
        extraOptions: { retryCondition: () => false },
      }),
      resetPassword: mutation('PUT /password-resets/:token', {
        request: ({ token, password }: { token: string; password: string }) => ({
          params: { token },
          body: { password },
        }),
      }),
    }
  },
})

export const { useRequestPasswordResetMutation, useCheckPasswordResetQuery, useResetPasswordMutation } =
  passwordResetsApi
