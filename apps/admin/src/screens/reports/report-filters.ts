import {
  addDays,
  type CalendarDate,
  daysOfMonth,
  MONEY_REPORTS,
  type MoneyReportBy,
  monthAfter,
  monthOf,
  type Period,
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

/** What is asked for most, to be chosen in one press. */
export function namedPeriods(today: CalendarDate) {
  const month = daysOfMonth(monthOf(today))
  const year = today.slice(0, 4)
  return {
    week: { from: addDays(today, -6), to: today },
    month: { from: month.from, to: today },
    lastMonth: daysOfMonth(monthAfter(monthOf(today), -1)),
    year: { from: daysOfMonth(`${year}-01`).from, to: today },
  } satisfies Record<string, Period>
}

export type PeriodName = keyof ReturnType<typeof namedPeriods>

/** The name of a period; `undefined` for any other. */
export function nameOfPeriod({ from, to }: Period, today: CalendarDate): PeriodName | undefined {
  const periods = namedPeriods(today)
  // On some days two are the same: the month is what is shown first.
  const names: PeriodName[] = ['month', 'lastMonth', 'year', 'week']
  return names.find((name) => periods[name].from === from && periods[name].to === to)
}
