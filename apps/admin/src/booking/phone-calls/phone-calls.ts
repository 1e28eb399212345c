import type { Booking, CalledOffCustomers, ToCall } from '@luzzu/domain/contracts'

/** What tells whether the customer of a booking can be emailed; `mail` where the answer names the address. */
export type BookedContact = Partial<Pick<Booking, 'id_user_fk' | 'contact' | 'phone'>> & { mail?: string }

/** Whether the customer has an address: that of the account, or the one that was given with the booking. */
export function hasEmail({ id_user_fk, contact, mail }: BookedContact): boolean {
  if (mail !== undefined) return mail !== ''
  return id_user_fk !== null || contact === undefined || Boolean(contact?.mail)
}

/** Whether emails reach the customer. */
export const isEmailed = (booking: BookedContact, hasMailServer: boolean): boolean =>
  hasMailServer && hasEmail(booking)

/** What was booked, where that is known. */
export type BookedTrip = Omit<CalledOffCustomers[number]['booking'], 'id'>
export type Callee = ToCall[number] & { booking?: BookedTrip }

/** Of these bookings, whose customers are reached by phone only. */
export const toCall = (
  bookings: readonly (BookedContact & BookedTrip & { username: string })[],
  hasMailServer: boolean,
): Callee[] =>
  bookings.flatMap((booking) =>
    booking.phone && !isEmailed(booking, hasMailServer)
      ? { name: booking.username, phone: booking.phone, booking }
      : [],
  )

/** The same customers with what of these bookings is theirs, in the order of the bookings. */
export function withTrips(
  customers: ToCall,
  bookings: readonly (BookedTrip & { username: string; phone: string })[],
): Callee[] {
  const left = new Set(bookings)
  const callees = customers.map(({ name, phone }) => {
    const booking = [...left].find((one) => one.username === name && one.phone === phone)
    if (!booking) return { callee: { name, phone }, place: bookings.length }
    left.delete(booking)
    return { callee: { name, phone, booking }, place: bookings.indexOf(booking) }
  })
  return callees.toSorted((one, other) => one.place - other.place).map(({ callee }) => callee)
}
