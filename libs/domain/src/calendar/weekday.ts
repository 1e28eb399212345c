import { isWholeBetween } from '../numbers'

/** Whether a value is a list of one or more weekdays, from 1 for Monday to 7 for Sunday, each once. */
export function isWeekdays(days: unknown): days is number[] {
  if (!Array.isArray(days) || days.length === 0 || new Set(days).size !== days.length) return false
  return days.every((day) => isWholeBetween(day, 1, 7))
}
