import type { OrderLinks, Sender } from '../../../platform/mail/email-template'
import { bookingAddress, type GuestOrder } from '../../../platform/mail/manage-address'
import { type RebookedTrip, rebookingAddress } from './rebooking-address'

const PROOF =
  'This booking is kept apart from the account with this email address until you confirm that the address is yours, by choosing a password. This link is valid for three days and can be used once.'

/** `sold_by`: the reseller with whom it was booked. */
type MailedBooking = GuestOrder & RebookedTrip & { id: number; sold_by?: string | undefined }

/** `link` proves the address of a booking that is kept apart, whoever has registered it. */
type Links = { link: string; orders: OrderLinks; leadsToRebooking?: boolean | undefined }

/** Where a booking is seen and changed, or another day chosen; of what a reseller has sold, nothing of that is here. */
export function describeAccess(
  site: Sender,
  booking: MailedBooking,
  { link, orders, leadsToRebooking = false }: Links,
): string[] {
  const { sold_by: reseller } = booking
  if (reseller !== undefined)
    return [`This was booked with ${reseller}. To change it, or to book another day, please turn to them.`]
  const address = bookingAddress(site, booking, orders)
  return [
    ...(leadsToRebooking
      ? [`Choose another day: ${rebookingAddress(site, booking)}`, `Your booking is at ${address}`]
      : [address]),
    ...(link ? [PROOF, `Confirm the address: ${link}`] : []),
  ]
}
