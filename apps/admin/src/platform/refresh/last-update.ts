import { serverNow } from '@luzzu/api-client'
import { formatZonedClock } from '@luzzu/domain'
import type { ScreenStatus } from './screen-refresh'

/** When something was fetched, which the device has told, by the clock of the server. */
export const clockOfUpdate = (timeZone: string, at: number) => formatZonedClock(timeZone, serverNow(at))

/** Whether what is shown is current, or since when it may be stale; `undefined` before anything is shown. */
export function describeLastUpdate(timeZone: string, { at, isFailing }: ScreenStatus): string | undefined {
  const clock = at === undefined ? undefined : clockOfUpdate(timeZone, at)
  if (!isFailing) return clock && `Updated ${clock}`
  return clock ? `Couldn’t update. Last updated ${clock}` : 'Couldn’t update.'
}
