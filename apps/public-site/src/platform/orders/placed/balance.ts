import type { Order } from '@luzzu/domain/contracts'

type Payable = Pick<Order, 'status' | 'balance_due'> & {
  bookings: readonly Pick<Order['bookings'][number], 'status'>[]
}

/** What can be paid online now: what is due once every request of the order is answered. */
export function payableOf({ status, balance_due, bookings }: Payable): number {
  if (status !== 'placed' || bookings.some((booking) => booking.status === 'Pending')) return 0
  return balance_due
}
