import { sumBy, toAmount, toCents } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'

type Priced = Pick<Order, 'total_price' | 'bookings'>

/**
 * What refunds have taken off the price of an order, in currency units; `undefined` where nothing was, or where it cannot be
 * told from what is kept of cancelled bookings.
 */
export function priceReduction({
  total_price,
  bookings,
}: Priced): { booked: number; off: number } | undefined {
  if (bookings.some(({ status }) => status === 'Cancelled')) return undefined
  const booked = sumBy(bookings, (booking) => toCents(booking.total_price))
  const off = booked - toCents(total_price)
  return off > 0 ? { booked: toAmount(booked), off: toAmount(off) } : undefined
}
