import { type Cents, toAmount } from '../money'

/** What bookings can be added up by: the day of the trip, or the product. */
export const BOOKING_REPORTS = ['day', 'product'] as const
export type BookingReportBy = (typeof BOOKING_REPORTS)[number]

/** Sums of one key; `guests` and `value` are of the bookings that are not cancelled, pending ones among them. */
export type BookingSums = {
  key: string
  bookings: number
  guests: number
  value: Cents
  cancelled: number
  pending: number
  pending_value: Cents
}

/** A row of the report, in currency units. */
export const toBookingReportRow = ({ value, pending_value, ...counts }: BookingSums) => ({
  ...counts,
  value: toAmount(value),
  pending_value: toAmount(pending_value),
})
