import { type CalendarDate, parseCalendarDate } from '@luzzu/domain'
import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'

/** A day and with it its week, or a week of which no day was chosen. */
type WeekFilter = { date: CalendarDate | undefined; week: CalendarDate | undefined }

const WEEK: FiltersInUrl<WeekFilter> = {
  read: (params) => ({
    date: parseCalendarDate(params.get('date') ?? ''),
    week: parseCalendarDate(params.get('week') ?? ''),
  }),
  write: ({ date, week }) => new URLSearchParams(date ? { date } : week && { week }),
}

/** The week that the screen shows, that of today unless its address names another one or a day. */
export function useWeekFilter(today: CalendarDate) {
  const { filters, narrow } = useUrlFilters(WEEK)
  return {
    date: filters.date ?? filters.week ?? today,
    chosenDay: filters.date,
    openDay: (date: CalendarDate) => narrow({ date }),
    openWeek: (week: CalendarDate) => narrow({ date: undefined, week }),
  }
}
