import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

type Named = Pick<Booking, 'id' | 'username'>

/** Texts of moving a booking as staff. */
export const moveCopy = {
  label: 'Move',
  /** Beside other bookings. */
  labelFor: ({ id, username }: Named) => `Move booking ${id}, ${username}`,
  title: ({ id, username }: Named) => `Move booking ${id}, ${username}`,
  consequence: ({ username }: Named) => `We’ll email ${username} about the new date and time.`,
  done: ({ id, booking_date, slot_name }: Booking) =>
    `Booking ${id} is now on ${formatDateWithWeekday(booking_date)}, ${slot_name}.`,
} as const
