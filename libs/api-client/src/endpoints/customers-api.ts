import { api } from '@luzzu/api-core'
import type { Customer, CustomerChange } from '@luzzu/domain/contracts'
import { type Page, pageOf } from './page-headers'

/** `q` matches part of a name or email. */
export type CustomerFilter = { q?: string; limit?: number; cursor?: string }
export type CustomerPage = Page<Customer>

const LIST = { type: 'User', id: 'LIST' } as const
const userTag = (id: number) => ({ type: 'User', id }) as const

const customersApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<CustomerPage, CustomerFilter>({
      query: (filter) => ({ url: '/customers', params: filter }),
      transformResponse: (customers: Customer[], meta) => pageOf(customers, meta),
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id_user_pk }) => userTag(id_user_pk))],
    }),
    getCustomer: build.query<Customer, number>({
      query: (id) => `/customers/${id}`,
      providesTags: (_customer, _error, id) => [userTag(id)],
    }),
    changeCustomer: build.mutation<Customer, { id: number; change: CustomerChange }>({
      query: ({ id, change }) => ({ url: `/customers/${id}`, method: 'PUT', body: change }),
      // A refusal may mean that another user has changed it.
      invalidatesTags: (_done, _error, { id }) => [LIST, userTag(id)],
    }),
    eraseCustomer: build.mutation<void, number>({
      query: (id) => ({ url: `/user/${id}`, method: 'DELETE' }),
      // The user itself is gone: asking for it again would only fail.
      invalidatesTags: (_done, error) => (error ? [] : [LIST]),
    }),
    endCustomerSessions: build.mutation<void, number>({
      query: (id) => ({ url: `/customers/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: (_done, error, id) => (error ? [] : [LIST, userTag(id)]),
    }),
  }),
})

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useChangeCustomerMutation,
  useEndCustomerSessionsMutation,
  useEraseCustomerMutation,
} = customersApi
