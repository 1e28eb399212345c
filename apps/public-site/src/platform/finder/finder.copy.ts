import { formatDateWithWeekday } from '@luzzu/domain'
import type { Search } from '../search'

export const LOOKING = 'Looking for free times…'
export const STILL_LOOKING = 'Still looking for free times: this takes longer than usual…'
export const SEARCH_FAILED = 'We couldn’t load the free times.'

/** `Thursday, July 16, 2026, 4 people` */
export function describeSearch({ date, guests }: Search): string {
  const people = guests && `, ${guests} ${guests === '1' ? 'person' : 'people'}`
  return `${formatDateWithWeekday(date)}${people}`
}
