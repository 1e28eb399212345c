import type { Instant } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'

/** A customer with defaults. */
export function buildCustomer(fields: Partial<Customer> = {}): Customer {
  return {
    id_user_pk: 9,
    username: 'Maria Vella',
    mail: 'maria@example.com',
    phone: '+35679000000',
    permission_level: 0,
    created_at: '2026-06-17T16:03:00.000Z' as Instant,
    bookings: 1,
    next_trip: null,
    sessions: 0,
    disabled: false,
    mail_proven: true,
    ...fields,
  }
}
