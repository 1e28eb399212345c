import type { BookingStatus, CalendarDate } from '@luzzu/domain'

/** Which bookings are meant. */
export type BookingMatch = {
  q: string | undefined
  date: CalendarDate | undefined
  status: BookingStatus | undefined
}

/** Which bookings staff want, and in which order. */
export type BookingSelection = BookingMatch & { sort: 'id' | 'booking_date'; order: 'asc' | 'desc' }

/** One page of a selection: what follows the booking that the cursor names. */
export type BookingFilter = BookingSelection & { limit: number; cursor: BookingKey | undefined }

/** Where a booking stands in a list, in either order. */
export type BookingKey = { id: number; booking_date: CalendarDate }
