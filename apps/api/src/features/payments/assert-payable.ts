import { whyNotPayable } from '@luzzu/domain'
import { Refusal } from '../../platform/errors/refusal'
import type { OrderedBooking } from './order-money.queries'

/** @throws {Refusal} `invalid-state` while one of the bookings of an order is a request. */
export function assertPayable(bookings: readonly OrderedBooking[]): void {
  const message = whyNotPayable(bookings.map(({ booking_id: id, status }) => ({ id, status })))
  if (message !== undefined) throw new Refusal('invalid-state', { message })
}
