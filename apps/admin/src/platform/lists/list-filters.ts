import { type CalendarDate, parseCalendarDate } from '@luzzu/domain'
import { type FiltersInUrl, useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { useState } from 'react'

export type SearchFilter = { search: string }

/** The search as the only filter of a list, at most so many characters of it. */
export const searchFilter = (maxLength = Number.POSITIVE_INFINITY): FiltersInUrl<SearchFilter> => ({
  read: (params) => ({ search: (params.get('q') ?? '').slice(0, maxLength) }),
  write: ({ search }) => new URLSearchParams(search ? { q: search } : {}),
})

/** A list with nothing but a search: what is searched, and the field. */
export function useSearchFilter(inUrl: FiltersInUrl<SearchFilter>) {
  const view = useUrlFilters(inUrl)
  return {
    ...view.filters,
    field: useFilterDraft(view, 'search'),
    clear: () => view.narrow({ search: '' }),
  }
}

const DAY: FiltersInUrl<{ date: CalendarDate | undefined }> = {
  read: (params) => ({ date: parseCalendarDate(params.get('date') ?? '') }),
  write: ({ date }) => new URLSearchParams(date && { date }),
}

/**
 * The day that a screen shows, today unless its address names another one. At midnight it goes on to the next one, unless
 * something is typed: that stays with its day until another one is opened.
 */
export function useDayFilter(today: CalendarDate, isTyped: boolean) {
  const { filters, narrow } = useUrlFilters(DAY)
  const [byDefault, setByDefault] = useState({ day: today, at: today })
  const isKept = filters.date === undefined && (isTyped || byDefault.day !== byDefault.at)
  const day = isKept ? byDefault.day : today
  if (day !== byDefault.day || today !== byDefault.at) setByDefault({ day, at: today })
  return {
    date: filters.date ?? day,
    openDay: (date: CalendarDate) => narrow({ date: date === day ? undefined : date }),
  }
}
