import { TZDate } from '@date-fns/tz'
import type { CalendarDate } from './calendar-date'
import type { Instant } from './instant'

/** The date at `instant` in `timeZone` (an IANA name). */
export function dateIn(timeZone: string, instant: Date): CalendarDate {
  return new TZDate(instant, timeZone).toISOString().slice(0, 10) as CalendarDate
}

/** The time at `instant` in `timeZone`, `HH:MM`. */
export function timeIn(timeZone: string, instant: Date): string {
  return new TZDate(instant, timeZone).toISOString().slice(11, 16)
}

/** The same instant with the date and time of `timeZone`: `2026-07-16T00:30:00.000+02:00`. */
export function localInstant(instant: Instant, timeZone: string): string {
  return new TZDate(instant, timeZone).toISOString()
}

/** Of the newest questions, because looking up the rules of a zone takes a tenth of a millisecond. */
const knownInstants = new Map<string, number>()
const MOST_KNOWN = 10_000

/** The instant at which it is `time` (`HH:MM`) on `date` in `timeZone`. */
export function instantOf(date: CalendarDate, time: string, timeZone: string): Date {
  const key = `${date} ${time} ${timeZone}`
  const known = knownInstants.get(key)
  if (known !== undefined) return new Date(known)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const instant = new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime()
  if (knownInstants.size >= MOST_KNOWN) knownInstants.clear()
  knownInstants.set(key, instant)
  return new Date(instant)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Of the zones without a place the sign is the other way round: `Etc/GMT+3` is three hours behind. */
const FIXED_OFFSET = /^Etc\/GMT([+-])(\d+)$/

/** The usual name of a zone's time: `Europe/Malta` as `Malta time`. */
export function zoneName(timeZone: string): string {
  const [, sign, hours] = FIXED_OFFSET.exec(timeZone) ?? []
  if (hours) return `UTC${sign === '+' ? '\u2212' : '+'}${hours} time`
  const place = timeZone.split('/').at(-1) ?? timeZone
  return `${place.replaceAll('_', ' ')} time`
}
