import { addDays, addMonths, type CalendarDate, eachDay, weekdayOf } from './calendar-date'

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

/** The weeks of a month, in which days outside it are empty; those of the month of `first` begin with that day. */
export function weeksOfMonth(month: string, first?: CalendarDate): (CalendarDate | undefined)[][] {
  const { from, to } = daysOfMonth(month)
  const start = first && monthOf(first) === month ? first : from
  const weeks: (CalendarDate | undefined)[][] = []
  for (let monday = mondayOf(start); monday <= to; monday = addDays(monday, 7))
    weeks.push(weekOf(monday).map((date) => (start <= date && date <= to ? date : undefined)))
  return weeks
}
