import { timeIn } from '@luzzu/domain'

/** `07:42 Malta time`: the time of an instant in a zone (an IANA name). */
export function formatZonedClock(timeZone: string, at: Date): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${timeIn(timeZone, at)} ${city} time`
}

/** Whether the data is current, or since when it may be stale. `at` is the time of the last response. */
export function describeLastUpdate(timeZone: string, at: Date, isFailing: boolean): string {
  const clock = formatZonedClock(timeZone, at)
  return isFailing ? `Connection lost. Last updated ${clock}` : `Updated ${clock}`
}
