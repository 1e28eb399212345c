import {
  addDays,
  BOOKING_REPORTS,
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

/** What each report can be added up by. */
export const REPORTS_BY = { payments: MONEY_REPORTS, bookings: BOOKING_REPORTS } as const
export type ReportKind = keyof typeof REPORTS_BY

export type ReportFilters = { of: ReportKind; from: CalendarDate; to: CalendarDate; by: MoneyReportBy }

export type ReportViewProps = {
  filters: ReportFilters
  /** Called with what the rows are to be. */
  onBy: (by: MoneyReportBy) => void
}

/** The month of `today` by day, of payments where there are any, unless the address says otherwise. */
export function reportFilters(today: CalendarDate, hasPayments: boolean): FiltersInUrl<ReportFilters> {
  const from = daysOfMonth(monthOf(today)).from
  return {
    read: (params) => {
      const of = hasPayments && params.get('of') !== 'bookings' ? 'payments' : 'bookings'
      return {
        of,
        from: parseCalendarDate(params.get('from') ?? '') ?? from,
        to: parseCalendarDate(params.get('to') ?? '') ?? today,
        by: REPORTS_BY[of].find((by) => by === params.get('by')) ?? 'day',
      }
    },
    write: (filters) =>
      new URLSearchParams({
        ...(hasPayments && filters.of !== 'payments' && { of: filters.of }),
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
    nextWeek: { from: today, to: addDays(today, 6) },
  } satisfies Record<string, Period>
}

export type PeriodName = keyof ReturnType<typeof namedPeriods>

/** The name of a period; `undefined` for any other. */
export function nameOfPeriod({ from, to }: Period, today: CalendarDate): PeriodName | undefined {
  const periods = namedPeriods(today)
  // On some days two are the same: the month is what is shown first.
  const names: PeriodName[] = ['month', 'lastMonth', 'year', 'week', 'nextWeek']
  return names.find((name) => periods[name].from === from && periods[name].to === to)
}

/** The same day of the year before; the 28th of February for the 29th. */
export function yearBefore(day: CalendarDate): CalendarDate {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return parseCalendarDate(year + day.slice(4)) ?? (`${year}-02-28` as CalendarDate)
}

/** The selection of a report of bookings. */
export const ofBookings = ({ from, to, by }: ReportFilters) => ({
  from,
  to,
  by: by === 'product' ? by : ('day' as const),
})
