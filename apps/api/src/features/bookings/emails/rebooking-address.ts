import type { Sender } from '../../../platform/mail/email-template'

/** What was booked; addons and product may be unknown. */
export type RebookedTrip = {
  product_id?: number | undefined
  booking_date: string
  slot_id?: number | undefined
  guests?: number | null | undefined
  addons?: readonly { addon_id: number }[] | undefined
}

/** The wizard on the next free day after the booked one, with what was booked; the home page where the product is not known. */
export function rebookingAddress({ url }: Sender, booking: RebookedTrip): string {
  const { product_id, booking_date, slot_id, guests, addons = [] } = booking
  if (product_id === undefined) return `${url}/`
  const params = new URLSearchParams({
    after: booking_date.slice(0, 10),
    ...(slot_id !== undefined && { slot_id: String(slot_id) }),
    ...(guests && { guests: String(guests) }),
    ...(addons.length > 0 && { addon_ids: addons.map(({ addon_id }) => addon_id).join(',') }),
  })
  return `${url}/book/${product_id}?${params}`
}
