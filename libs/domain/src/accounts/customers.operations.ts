import Type from 'typebox'
import { ORDER_QUERY, PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { validateCustomerChange } from './account-changes'
import { CUSTOMER_SORTS, CustomerChangeSchema, CustomerSchema } from './accounts.contract'
import { USER_EXAMPLE } from './user-example'

const CUSTOMER = {
  ...USER_EXAMPLE,
  created_at: '2026-05-02T09:00:00.000Z',
  bookings: 3,
  next_trip: '2026-07-14',
  sessions: 1,
  disabled: false,
  mail_proven: true,
}

export const customerOperations = defineOperations('Staff', {
  'GET /customers': {
    id: 'listCustomers',
    summary: 'List, search, sort and page through customers',
    access: 'admin',
    query: Type.Object({
      q: Type.Optional(
        Type.String({ description: 'Words of the username, email and phone number, in any order' }),
      ),
      sort: Type.Optional(
        Type.Enum([...CUSTOMER_SORTS], {
          default: 'created_at',
          description: 'Column to sort by; by next_trip those without one come last',
        }),
      ),
      ...ORDER_QUERY,
      ...PAGE_QUERY,
    }),
    answer: { 200: Type.Array(CustomerSchema) },
    headers: ['Link', 'X-Total-Count'],
    example: [CUSTOMER],
  },
  'GET /customers/:id': {
    id: 'getCustomer',
    summary: 'Get one customer',
    access: 'admin',
    answer: { 200: CustomerSchema },
    example: CUSTOMER,
  },
  'PUT /customers/:id': {
    id: 'changeCustomer',
    summary: 'Change the role of a user, or disable the account',
    access: 'admin',
    body: CustomerChangeSchema,
    validate: validateCustomerChange,
    answer: { 200: CustomerSchema },
    errors: ['invalid-state'],
    bodyExample: { permission_level: 1, disabled: false },
    example: CUSTOMER,
  },
  'DELETE /customers/:id/sessions': {
    id: 'endSessions',
    summary: 'End all sessions of a customer',
    access: 'admin',
    answer: { 204: Type.Null() },
  },
})
