import { formatZonedClock } from '@luzzu/domain'
import type { ScreenStatus } from './screen-refresh'

/** Whether what is shown is current, or since when it may be stale; `undefined` before anything is shown. */
export function describeLastUpdate(timeZone: string, { at, isFailing }: ScreenStatus): string | undefined {
  const clock = at === undefined ? undefined : formatZonedClock(timeZone, new Date(at))
  if (!isFailing) return clock && `Updated ${clock}`
  return clock ? `Couldn’t update. Last updated ${clock}` : 'Couldn’t update.'
}
