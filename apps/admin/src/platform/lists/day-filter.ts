import { type CalendarDate, parseCalendarDate } from '@luzzu/domain'
import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'

const DAY: FiltersInUrl<{ date: CalendarDate | undefined }> = {
  read: (params) => ({ date: parseCalendarDate(params.get('date') ?? '') }),
  write: ({ date }) => new URLSearchParams(date && { date }),
}

/** The day that a screen shows, today unless its address names another one. */
export function useDayFilter(today: CalendarDate) {
  const { filters, narrow } = useUrlFilters(DAY)
  return { date: filters.date ?? today, openDay: (date: CalendarDate) => narrow({ date }) }
}
