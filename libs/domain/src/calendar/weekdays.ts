import { isWholeBetween } from '../numbers'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The days of a week with their names, from 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = NAMES.map((name, index) => ({ day: index + 1, name, short: name.slice(0, 3) }))

export const EVERY_DAY: readonly number[] = WEEKDAYS.map(({ day }) => day)

/** Whether a value is a list of one or more weekdays, from 1 for Monday to 7 for Sunday, each once. */
export function isWeekdays(days: unknown): days is number[] {
  if (!Array.isArray(days) || days.length === 0 || new Set(days).size !== days.length) return false
  return days.every((day) => isWholeBetween(day, 1, 7))
}

/** `Mon-Fri`, `Sat`, `Mon, Wed-Fri`. */
export function formatDays(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
    .map(({ first, last }) => (first === last ? shortDay(first) : `${shortDay(first)}-${shortDay(last)}`))
    .join(', ')
}

const shortDay = (day: number) => WEEKDAYS[day - 1]?.short ?? ''
