import { clockIn } from '@luzzu/domain'

/** `07:42 Malta time`: the clocks of a zone (an IANA name) at an instant. */
export function formatZonedClock(timeZone: string, at: Date): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${clockIn(timeZone, at)} ${city} time`
}

/** Whether what is shown is as the server has it, and since when it may not be. `at` is when it last answered. */
export function describeLastUpdate(timeZone: string, at: Date, isFailing: boolean): string {
  const clock = formatZonedClock(timeZone, at)
  return isFailing ? `Connection lost. Last updated ${clock}` : `Updated ${clock}`
}
