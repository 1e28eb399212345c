import { timeIn, zoneName } from '@luzzu/domain'
import type { ScreenStatus } from '../../platform/refresh/screen-refresh'

/** `07:42 Malta time`: the time of an instant in a zone (an IANA name). */
export function formatZonedClock(timeZone: string, at: Date): string {
  return `${timeIn(timeZone, at)} ${zoneName(timeZone)}`
}

/** Whether what is shown is current, or since when it may be stale; `undefined` before anything is shown. */
export function describeLastUpdate(timeZone: string, { at, isFailing }: ScreenStatus): string | undefined {
  const clock = at === undefined ? undefined : formatZonedClock(timeZone, new Date(at))
  if (!isFailing) return clock && `Updated ${clock}`
  return clock ? `Couldn’t update. Last updated ${clock}` : 'Couldn’t update.'
}
