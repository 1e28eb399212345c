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

/** The week of a day, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, 1 - weekdayOf(date))
  return eachDay(monday, addDays(monday, 6))
}
