import { addDays, sameDayIn, weekdayOf } from './month'

/** The day that a key moves to; `undefined` for other keys. */
export function dayAfterKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return sameDayIn(date, -1)
    case 'PageDown':
      return sameDayIn(date, 1)
    default:
      return undefined
  }
}

/** The day clamped to the available range. */
export function within(date: string, min: string | undefined, max: string | undefined): string {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}
