import { LIST_QUERY } from '@luzzu/api-client'
import { parseCalendarDate } from '@luzzu/domain'
import type { Search } from './search'

/** The request of a search, the same for every card; none for a day that does not exist. */
export function requestOf({ date, guests }: Search) {
  return {
    request: { date, ...(guests !== '' && { guests: Number(guests) }) },
    skip: parseCalendarDate(date) === undefined,
    ...LIST_QUERY,
  }
}
