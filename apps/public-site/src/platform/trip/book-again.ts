import type { Booking } from '@luzzu/domain/contracts'
import { paths } from '../paths'

/** The wizard; for a cancelled booking on the next free day after it, with its slot and guests, as the email of a call-off links to it. */
export function bookAgainPath({ id_product_fk, status, booking_date, slot_id, guests }: Booking): string {
  const path = paths.book(id_product_fk)
  if (status !== 'Cancelled') return path
  return `${path}?${new URLSearchParams({
    after: booking_date.slice(0, 10),
    slot_id: String(slot_id),
    ...(guests && { guests: String(guests) }),
  })}`
}
