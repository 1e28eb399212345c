import { isWeekdays } from '../calendar/weekdays'
import type { FieldErrors } from '../fields'
import { MAX_SETTING } from '../limits'

/** Weekdays from 1 for Monday to 7 for Sunday; times as `HH:MM`. */
export type OpeningHours = { days: number[]; opens: string; closes: string }

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function validateOpeningHours(hours: unknown): string | undefined {
  if (!Array.isArray(hours) || hours.length > MAX_SETTING.openingHours)
    return `Opening hours must be a list of at most ${MAX_SETTING.openingHours}`
  if (!hours.every(isOpeningHours))
    return 'Opening hours need days from 1 to 7 and times as HH:MM, and open before they close'
  return haveOverlap(hours) ? 'Opening hours of a day must not overlap' : undefined
}

function isOpeningHours(value: unknown): value is OpeningHours {
  if (typeof value !== 'object' || value === null) return false
  const { days, opens, closes } = value as Partial<Record<keyof OpeningHours, unknown>>
  return isWeekdays(days) && isTime(opens) && isTime(closes) && opens < closes
}

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

function haveOverlap(hours: readonly OpeningHours[]): boolean {
  return hours.some((one, index) => hours.slice(index + 1).some((other) => overlap(one, other)))
}

function overlap(one: OpeningHours, other: OpeningHours): boolean {
  return (
    one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes
  )
}

/** What is wrong with each of the opening hours, by field; `validateOpeningHours` sums it up. */
export function openingHoursErrors(hours: readonly OpeningHours[]): FieldErrors<keyof OpeningHours>[] {
  return hours.map((one, index) => {
    const errors: FieldErrors<keyof OpeningHours> = {}
    if (!isWeekdays(one.days)) errors.days = 'Choose at least one day'
    else if (hours.some((other, at) => at < index && overlap(one, other)))
      errors.days = 'Some of these days are open at these times already'
    if (!isTime(one.opens)) errors.opens = 'Enter a time'
    if (!isTime(one.closes)) errors.closes = 'Enter a time'
    else if (one.opens >= one.closes) errors.closes = 'Must be after it opens'
    return errors
  })
}

/** `8:00 AM-6:00 PM`. */
export function formatHours({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${formatTime(opens)}-${formatTime(closes)}`
}

function formatTime(time: string): string {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`
}
