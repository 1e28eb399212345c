import { addDays, type CalendarDate, eachDay } from '@luzzu/domain'

/** The week of a day, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const monday = addDays(date, -((weekday + 6) % 7))
  return eachDay(monday, addDays(monday, 6))
}
