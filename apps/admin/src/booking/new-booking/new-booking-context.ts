import type { CalendarDate } from '@luzzu/domain'
import { createContext, useContext } from 'react'

/** What is known of a new booking before its dialog opens. */
export type BookingStart = { productId?: number; date?: CalendarDate; slotId?: number }

export const NewBookingContext = createContext<(start: BookingStart) => void>(() => {})

/** Opens the dialog of a new booking. */
export function useNewBooking() {
  return useContext(NewBookingContext)
}
