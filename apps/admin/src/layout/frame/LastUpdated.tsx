import { useSite } from '@luzzu/api-client/site'
import { formatZonedClock } from '@luzzu/domain'
import type { ScreenStatus } from '../../platform/refresh/screen-refresh'
import { useScreenStatus } from '../../platform/refresh/use-refreshed'
import { UpdateStatus } from './Topbar.styles'

/** When what the screen shows was fetched; an alert when some of it could not be refreshed. */
export function LastUpdated() {
  const { time_zone } = useSite()
  const status = useScreenStatus()
  const text = describeLastUpdate(time_zone, status)
  if (text === undefined) return null
  return (
    <UpdateStatus data-failing={status.isFailing || undefined} role={status.isFailing ? 'alert' : undefined}>
      {text}
    </UpdateStatus>
  )
}

/** Whether what is shown is current, or since when it may be stale; `undefined` before anything is shown. */
export function describeLastUpdate(timeZone: string, { at, isFailing }: ScreenStatus): string | undefined {
  const clock = at === undefined ? undefined : formatZonedClock(timeZone, new Date(at))
  if (!isFailing) return clock && `Updated ${clock}`
  return clock ? `Couldn’t update. Last updated ${clock}` : 'Couldn’t update.'
}
