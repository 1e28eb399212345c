import type { OrderLinks, Sender } from './email-template'

/** What an email stores of a customer without an account: the order that its link opens. */
export type GuestOrder = { guest_order_id?: number }

/** The orders whose links an email needs. */
export const guestOrdersOf = ({ guest_order_id: id }: GuestOrder): number[] => (id === undefined ? [] : [id])

/** Where customers see what they have booked: guests by the link of their order. */
export function manageAddress(
  { url }: Sender,
  { guest_order_id: id }: GuestOrder,
  orders: OrderLinks = NONE,
): string {
  return id === undefined ? `${url}/my-bookings` : (orders.get(id) ?? `${url}/manage`)
}

/** The same with the details of one booking open. */
export function bookingAddress(
  site: Sender,
  { id, ...of }: GuestOrder & { id: number },
  orders?: OrderLinks,
): string {
  const address = manageAddress(site, of, orders)
  return of.guest_order_id === undefined ? `${address}?booking=${id}` : address
}

const NONE: OrderLinks = new Map()
