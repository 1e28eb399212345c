import { api } from '@luzzu/api-core'
import type { Customer, CustomerChange, CustomerSort, SortOrder } from '@luzzu/domain/contracts'
import { byId, onSuccess } from '../endpoint-parts'
import { endpointsOf } from '../operation-endpoints'
import { pageOf } from './response-headers'

/** `q` matches part of a name or email. */
export type CustomerFilter = {
  q?: string
  sort?: CustomerSort
  order?: SortOrder
  limit?: number
  cursor?: string
}

const LIST = { type: 'User', id: 'LIST' } as const
const userTag = (id: number) => ({ type: 'User', id }) as const

const customersApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = endpointsOf(build)
    return {
      listCustomers: query('GET /customers', {
        request: (filter: CustomerFilter) => ({ query: filter }),
        transformResponse: (customers: Customer[], meta) => pageOf(customers, meta),
        providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id_user_pk }) => userTag(id_user_pk))],
      }),
      getCustomer: query('GET /customers/:id', {
        request: byId,
        providesTags: (_customer, _error, id) => [userTag(id)],
      }),
      changeCustomer: mutation('PUT /customers/:id', {
        request: ({ id, change }: { id: number; change: CustomerChange }) => ({
          params: { id },
          body: change,
        }),
        // A refusal may mean that another user has changed it.
        invalidatesTags: (_done, _error, { id }) => [LIST, userTag(id)],
      }),
      eraseCustomer: mutation('DELETE /user/:id', {
        // Only owners confirm it with their password.
        request: (id: number) => ({ params: { id }, body: undefined }),
        // The user itself is gone: asking for it again would only fail.
        invalidatesTags: onSuccess([LIST]),
      }),
      endCustomerSessions: mutation('DELETE /customers/:id/sessions', {
        request: byId,
        invalidatesTags: onSuccess((id) => [LIST, userTag(id)]),
      }),
    }
  },
})

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useChangeCustomerMutation,
  useEndCustomerSessionsMutation,
  useEraseCustomerMutation,
} = customersApi
