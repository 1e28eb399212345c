import { type CalendarDate, firstOfSevenDays, parseCalendarDate, sevenDaysFrom } from '@luzzu/domain'
import { type FiltersInUrl, useUrlFilters } from '@luzzu/page/area'

/** A day, and the first of the seven days that are shown. */
type WeekFilter = { date: CalendarDate | undefined; week: CalendarDate | undefined }

const WEEK: FiltersInUrl<WeekFilter> = {
  read: (params) => ({
    date: parseCalendarDate(params.get('date') ?? ''),
    week: parseCalendarDate(params.get('week') ?? ''),
  }),
  write: ({ date, week }) => new URLSearchParams({ ...(week && { week }), ...(date && { date }) }),
}

/**
 * The days that the screen shows: seven from today on, unless its address names others or a day. A day of the past is shown
 * among the seven that end before these.
 */
export function useWeekFilter(today: CalendarDate) {
  const { filters, narrow } = useUrlFilters(WEEK)
  const { date = filters.week ?? today } = filters
  const dates = sevenDaysFrom(filters.week ?? firstOfSevenDays(date, today))
  return {
    date,
    dates,
    chosenDay: dates.find((shown) => shown === filters.date),
    openDay: (day: CalendarDate) => narrow({ date: day, week: undefined }),
    openWeek: (week?: CalendarDate) => narrow({ date: undefined, week }),
  }
}
