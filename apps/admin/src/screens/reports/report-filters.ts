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
  return {
    read: (params) => {
      const of = hasPayments && params.get('of') !== 'bookings' ? 'payments' : 'bookings'
      const { month } = namedPeriods(today, of)
      return {
        of,
        from: parseCalendarDate(params.get('from') ?? '') ?? month.from,
        to: parseCalendarDate(params.get('to') ?? '') ?? month.to,
        by: REPORTS_BY[of].find((by) => by === params.get('by')) ?? 'day',
      }
    },
    write: ({ of, from, to, by }) => {
      const { month } = namedPeriods(today, of)
      const isByDefault = from === month.from && to === month.to
      return new URLSearchParams({
        ...(hasPayments && of !== 'payments' && { of }),
        // Both, as the month of one that is missing is another one later.
        ...(!isByDefault && { from, to }),
        ...(by !== 'day' && { by }),
      })
    },
  }
}

/** What is asked for most, to be chosen in one press. A month and a year have trips to come, but nothing is paid yet for days to come. */
export function namedPeriods(today: CalendarDate, of: ReportKind) {
  const month = daysOfMonth(monthOf(today))
  const year = today.slice(0, 4)
  const endOf = (lastDay: CalendarDate) => (of === 'payments' ? today : lastDay)
  return {
    week: { from: addDays(today, -6), to: today },
    month: { from: month.from, to: endOf(month.to) },
    lastMonth: daysOfMonth(monthAfter(monthOf(today), -1)),
    year: { from: daysOfMonth(`${year}-01`).from, to: endOf(daysOfMonth(`${year}-12`).to) },
    nextWeek: { from: today, to: addDays(today, 6) },
    nextDays: { from: today, to: addDays(today, 29) },
  } satisfies Record<string, Period>
}

export type PeriodName = keyof ReturnType<typeof namedPeriods>

const UNTIL_NOW: readonly PeriodName[] = ['week', 'month', 'lastMonth', 'year']

/** Nothing is paid for days to come. */
export const namesOfPeriods = (of: ReportKind): readonly PeriodName[] =>
  of === 'bookings' ? [...UNTIL_NOW, 'nextWeek', 'nextDays'] : UNTIL_NOW

type Named = Pick<ReportFilters, 'of' | 'from' | 'to'>

/** The name of a period; `undefined` for any other. */
export function nameOfPeriod({ of, from, to }: Named, today: CalendarDate): PeriodName | undefined {
  const periods = namedPeriods(today, of)
  // On some days two are the same: the month is what is shown first.
  const names: PeriodName[] = ['month', 'lastMonth', 'year', 'week', 'nextWeek', 'nextDays']
  return names.find((name) => periods[name].from === from && periods[name].to === to)
}

/** The other report, of the period with the same name, or else of the same days. */
export function switchedTo(of: ReportKind, filters: Named, today: CalendarDate): Partial<ReportFilters> {
  const name = nameOfPeriod(filters, today)
  return { of, ...(name && namedPeriods(today, of)[name]) }
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
