import {
  type CalendarDate,
  daysOfMonth,
  MONEY_REPORTS,
  type MoneyReportBy,
  monthOf,
  parseCalendarDate,
} from '@luzzu/domain'
import type { FiltersInUrl } from '@luzzu/page/area'

export type ReportFilters = { from: CalendarDate; to: CalendarDate; by: MoneyReportBy }

/** The month of `today` by day, unless the address says otherwise. */
export function reportFilters(today: CalendarDate): FiltersInUrl<ReportFilters> {
  const from = daysOfMonth(monthOf(today)).from
  return {
    read: (params) => ({
      from: parseCalendarDate(params.get('from') ?? '') ?? from,
      to: parseCalendarDate(params.get('to') ?? '') ?? today,
      by: MONEY_REPORTS.find((by) => by === params.get('by')) ?? 'day',
    }),
    write: (filters) =>
      new URLSearchParams({
        ...(filters.from !== from && { from: filters.from }),
        ...(filters.to !== today && { to: filters.to }),
        ...(filters.by !== 'day' && { by: filters.by }),
      }),
  }
}
