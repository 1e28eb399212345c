import { api } from '@luzzu/api-core'
import type { Customer, RoleChange } from '@luzzu/domain/contracts'
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
    changeRole: build.mutation<Customer, { id: number } & RoleChange>({
      query: ({ id, permission_level }) => ({
        url: `/customers/${id}`,
        method: 'PUT',
        body: { permission_level },
      }),
      // A refusal may mean that another user has changed it.
      invalidatesTags: (_done, _error, { id }) => [LIST, userTag(id)],
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
  useChangeRoleMutation,
  useEndCustomerSessionsMutation,
} = customersApi
