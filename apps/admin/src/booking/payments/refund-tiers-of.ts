import type { Order } from '@luzzu/domain/contracts'

/** How a booking of an order is refunded, as it was sold. */
export const refundTiersOf = ({ policy }: Order, bookingId: number) =>
  policy?.bookings.find(({ booking_id }) => booking_id === bookingId)?.refund_tiers
