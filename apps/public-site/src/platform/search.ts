import { LIST_QUERY } from '@luzzu/api-client'
import { parseCalendarDate } from '@luzzu/domain'
import { useSearchParams } from '@luzzu/routing'
import { useLayoutEffect } from 'react'
import { useIsHydrated } from './use-is-hydrated'

/** What a visitor looks for, as in the address: a date `YYYY-MM-DD`, and how many people, empty for any number. */
export type Search = { date: string; guests: string }

const DATE = /^\d{4}-\d{2}-\d{2}$/
const PEOPLE = /^[1-9]\d{0,3}$/

/** Without a date there is no search; a number of people that is none is ignored. */
export function parseSearch(params: URLSearchParams): Search | undefined {
  const [date, guests] = ['date', 'guests'].map((name) => params.get(name) ?? '')
  return date && DATE.test(date) ? { date, guests: guests && PEOPLE.test(guests) ? guests : '' } : undefined
}

/**
 * The search in the address, once the page has been taken over: the server renders it without one. Tells the page's style
 * whether there is one, as the page's own script does before the first paint.
 */
export function useSearch(): Search | undefined {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  const search = isHydrated ? parseSearch(params) : undefined
  const isSearched = search !== undefined
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute('data-search', isSearched || isHeld())
  }, [isHydrated, isSearched])
  return search
}

/** Whether a search was asked for before the page was taken over, which is about to be done again. */
const isHeld = () => document.querySelector('form[data-held]') !== null

/** The request of a search, the same for every card; none for a day that does not exist. */
export function requestOf({ date, guests }: Search) {
  return {
    request: { date, ...(guests !== '' && { guests: Number(guests) }) },
    skip: parseCalendarDate(date) === undefined,
    ...LIST_QUERY,
  }
}

/** How many people fit into a craft. */
export const capacityText = (max: number) => (max === 1 ? 'For one person' : `Up to ${max} people`)

export const LOOKING = 'Looking for free times…'

/** `Thursday, July 16, 2026, 4 people`; pages with a search begin without the formats of dates. */
export function describeSearch({ date, guests }: Search): string {
  const people = guests && `, ${guests} ${guests === '1' ? 'person' : 'people'}`
  const day = parseCalendarDate(date)
  return (day ? new Date(day).toLocaleDateString('en-US', FULL_DATE) : 'Invalid date') + people
}

const FULL_DATE = { dateStyle: 'full', timeZone: 'UTC' } as const
