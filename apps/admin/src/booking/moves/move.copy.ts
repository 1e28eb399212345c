import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type BookedContact, hasEmail } from '../phone-calls/phone-calls'
import { phoneCallMessages } from '../phone-calls/phone-calls.copy'

type Named = Pick<Booking, 'id' | 'username'>
type Placed = Pick<Booking, 'booking_date' | 'slot_id'>

/** Texts of moving a booking as staff. */
export const moveCopy = {
  label: 'Move',
  /** Beside other bookings. */
  labelFor: ({ id, username }: Named) => `Move booking ${id}, ${username}`,
  title: ({ id }: Named) => `Move booking ${id}`,
  consequence: ({ username }: Named) => `We’ll email ${username} about the new date and time.`,
  /** Where only the guests change. */
  guestsConsequence: ({ username }: Named) => `We’ll email ${username} about the change.`,
  /** `customer`: the booking as it was shown, which tells whether they have an address. */
  done: (moved: Booking, customer: BookedContact & Placed) => {
    const { id, username, booking_date, slot_name } = moved
    const isElsewhere = booking_date !== customer.booking_date || moved.slot_id !== customer.slot_id
    const done = isElsewhere
      ? `Booking ${id} is now on ${formatDateWithWeekday(booking_date)}, ${slot_name}.`
      : `Booking ${id} changed.`
    return customer.phone && !hasEmail(customer)
      ? `${done} ${phoneCallMessages.pleaseCall(username, customer.phone)}`
      : done
  },
} as const
