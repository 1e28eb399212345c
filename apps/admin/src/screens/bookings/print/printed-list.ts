import type { Booking } from '@luzzu/domain/contracts'
import type { BookingFilters } from '../filters/booking-filters'

/** What is on the paper, and how it was asked for. */
export type PrintedList = {
  filters: BookingFilters
  bookings: readonly Booking[]
  total: number
  /** Of the list, where the browser prints what is shown. */
  page?: number
}
