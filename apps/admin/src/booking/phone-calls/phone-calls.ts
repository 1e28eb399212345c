import type { Booking, BookingCall, CalledOffCustomers, ToCall } from '@luzzu/domain/contracts'

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
export type BookedTrip = Omit<CalledOffCustomers[number]['booking'], 'called'>
/** `called`: who has called about the cancelled booking, and `null` nobody yet; left out before it is cancelled, and while nobody knows. */
export type Callee = ToCall[number] & { booking?: BookedTrip; called?: BookingCall | null }

export const isCalled = ({ called }: Callee): boolean => Boolean(called)

/** How many nobody has called yet. */
export const countUncalled = (customers: readonly Callee[]): number =>
  customers.filter((customer) => !isCalled(customer)).length

/** Whom call-offs could not email, as they are ticked off. */
export const calleesOf = (customers: CalledOffCustomers = []): Callee[] =>
  customers.map((customer) => ({ ...customer, called: customer.booking.called ?? null }))

/** Whom to call, with what is known of their cancelled bookings. */
export function withCalls(
  customers: readonly Callee[],
  bookings: readonly Pick<Booking, 'id' | 'called'>[] | undefined,
): Callee[] {
  const calls = new Map(bookings?.map(({ id, called = null }) => [id, called]))
  return customers.map((customer) => {
    const called = customer.booking && calls.get(customer.booking.id)
    return called === undefined ? customer : { ...customer, called }
  })
}

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
