import { paths } from '../paths'
import type { Search } from '../search'
import type { OrderItem } from './current-order'

/** The rentals that are free on the day and for the people of an item, for one more or another one; all of them without one. */
export function findMorePath(item: Pick<OrderItem, 'booking_date' | 'guests'> | undefined): string {
  if (!item) return paths.services
  return resultsPath({
    date: item.booking_date.slice(0, 10),
    guests: item.guests ? String(item.guests) : '',
  })
}

/** What a search finds among all rentals. */
export const resultsPath = ({ date, guests }: Search) =>
  `/?${new URLSearchParams({ date, ...(guests && { guests }) })}#services`
