import type { Booking } from '@luzzu/domain/contracts'
import type { ChosenCustomer } from './booking-form'
import { newBookingMessages } from './new-booking.copy'

/** What became of the name and phone of a customer; nothing to say of an account that was chosen and used. */
export function customerNotice(
  { customer, contact }: Pick<Booking, 'customer' | 'contact'>,
  chosen: ChosenCustomer | null,
): string | undefined {
  if (contact && contact.mail === null) return newBookingMessages.notMailed(contact)
  if (!customer || !contact) return undefined
  const isKnown = chosen !== null && 'known' in chosen
  if (isKnown && customer.matched === 'proven') return undefined
  return newBookingMessages.matched[customer.matched](contact)
}
