import type { Booking, ToCall } from '@luzzu/domain/contracts'

/** What tells whether the customer of a booking can be emailed; `mail` where the answer names the address. */
export type BookedContact = Partial<Pick<Booking, 'id_user_fk' | 'contact' | 'phone'>> & { mail?: string }

/** Whether emails reach the customer: at the address of the account, or at the one that was given with the booking. */
export function hasEmail({ id_user_fk, contact, mail }: BookedContact): boolean {
  if (mail !== undefined) return mail !== ''
  return id_user_fk !== null || contact === undefined || Boolean(contact?.mail)
}

/** Of these bookings, whose customers have a phone number only. */
export const toCall = (bookings: readonly (BookedContact & { username: string })[]): ToCall =>
  bookings.flatMap((booking) =>
    booking.phone && !hasEmail(booking) ? { name: booking.username, phone: booking.phone } : [],
  )
