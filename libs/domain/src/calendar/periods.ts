import { addDays, addMonths, type CalendarDate, daysBetween, eachDay, weekdayOf } from './calendar-date'

/** Days from the first to the last, both inclusive. */
export type Period = { from: CalendarDate; to: CalendarDate }

/** The month, `YYYY-MM`, of a date. */
export const monthOf = (date: string) => date.slice(0, 7)

/** The days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): Period {
  const from = `${month}-01` as CalendarDate
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The month, `YYYY-MM`, that is `count` months later. */
export const monthAfter = (month: string, count: number) => monthOf(addMonths(daysOfMonth(month).from, count))

/** The Monday of the week of a day. */
export const mondayOf = (date: CalendarDate) => addDays(date, 1 - weekdayOf(date))

/** The week of a day, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = mondayOf(date)
  return eachDay(monday, addDays(monday, 6))
}

/** Seven days, the given one first. */
export const sevenDaysFrom = (first: CalendarDate) => eachDay(first, addDays(first, 6))

/** The first of the seven days around `date`, where seven begin on `today`, and seven before and after them. */
export const firstOfSevenDays = (date: CalendarDate, today: CalendarDate) =>
  addDays(today, 7 * Math.floor(daysBetween(today, date) / 7))

/** Fewer days than these are too few to choose from. */
const MIN_SHOWN_DAYS = 14

/**
 * What the calendar of a month shows: in the month of `first` what follows that day, and where little is left of it the
 * next weeks until `last` as well.
 */
export function shownPeriod(month: string, first?: CalendarDate, last?: CalendarDate): Period {
  const { from, to } = daysOfMonth(month)
  if (!first || monthOf(first) !== month) return { from, to }
  const enough = addDays(first, MIN_SHOWN_DAYS - 1)
  if (enough <= to) return { from: first, to }
  const sunday = addDays(mondayOf(enough), 6)
  const end = last && last < sunday ? last : sunday
  return { from: first, to: end > to ? end : to }
}

/** The weeks of a period, Monday first, in which days outside it are empty. */
export function weeksOf({ from, to }: Period): (CalendarDate | undefined)[][] {
  const weeks: (CalendarDate | undefined)[][] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push(weekOf(monday).map((date) => (from <= date && date <= to ? date : undefined)))
  return weeks
}
