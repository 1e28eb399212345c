import { addDays, addMonths, type CalendarDate, weekdayOf } from '@luzzu/domain/calendar'

/** The day that a key moves to; `undefined` for other keys. */
export function dayAfterKey(date: CalendarDate, key: string): CalendarDate | undefined {
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
      return addDays(date, 1 - weekdayOf(date))
    case 'End':
      return addDays(date, 7 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return undefined
  }
}
