import type { Order } from '@luzzu/domain/contracts'

/** How a booking of an order was sold. */
export const soldTermsOf = ({ policy }: Order, bookingId: number) =>
  policy?.bookings.find(({ booking_id }) => booking_id === bookingId)
