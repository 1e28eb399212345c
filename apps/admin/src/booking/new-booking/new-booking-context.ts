import type { CalendarDate } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { createContext, useContext } from 'react'

/** What is known of a new booking before its dialog opens. */
export type BookingStart = {
  customer?: Customer
  productId?: number
  date?: CalendarDate
  slotId?: number
  guests?: number | undefined
}

export const NewBookingContext = createContext<(start: BookingStart) => void>(() => {})

/** Opens the dialog of a new booking. */
export function useNewBooking() {
  return useContext(NewBookingContext)
}
