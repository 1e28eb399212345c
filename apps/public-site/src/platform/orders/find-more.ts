import { paths } from '../paths'
import type { OrderItem } from './current-order'

/** The rentals that are free on the day and for the people of an item, for one more or another one; all of them without one. */
export function findMorePath(item: Pick<OrderItem, 'booking_date' | 'guests'> | undefined): string {
  if (!item) return paths.services
  const search = new URLSearchParams({
    date: item.booking_date.slice(0, 10),
    ...(item.guests && { guests: String(item.guests) }),
  })
  return `/?${search}#services`
}
