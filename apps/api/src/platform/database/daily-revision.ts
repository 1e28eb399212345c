import { addDays, type CalendarDate, dateIn, daysBetween, instantOf } from '@luzzu/domain'
import type { Clock } from '../clock'
import type { CatalogueRevision } from './catalogue-revision'

const FIRST_DAY = '2000-01-01' as CalendarDate

/** A revision that also changes with the day in `timeZone`: prices hold for the dates that can be booked from today on. */
export function dailyRevision(
  { revision, changed }: CatalogueRevision,
  timeZone: string,
  clock: Clock,
): CatalogueRevision {
  let known = { day: 0, from: 0, to: 0 }
  const dayAt = (now: Date) => {
    const instant = now.getTime()
    if (instant < known.from || instant >= known.to) {
      const today = dateIn(timeZone, now)
      const startOf = (date: CalendarDate) => instantOf(date, '00:00', timeZone).getTime()
      known = { day: daysBetween(FIRST_DAY, today), from: startOf(today), to: startOf(addDays(today, 1)) }
    }
    return known.day
  }
  return {
    revision() {
      const ofCatalogue = revision()
      // The sum of two numbers that only rise changes with each of them.
      return ofCatalogue === undefined ? undefined : ofCatalogue + dayAt(clock.now())
    },
    changed,
  }
}
