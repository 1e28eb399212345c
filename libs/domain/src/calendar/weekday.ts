import { isWholeBetween } from '../numbers'

/** Every weekday, from 1 for Monday to 7 for Sunday. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Whether a value is a list of one or more weekdays, each once. */
export function isWeekdays(days: unknown): days is number[] {
  if (!Array.isArray(days) || days.length === 0 || new Set(days).size !== days.length) return false
  return days.every((day) => isWholeBetween(day, 1, 7))
}
