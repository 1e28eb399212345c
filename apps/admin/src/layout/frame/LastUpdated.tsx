import { useFindSiteQuery, useSite } from '@luzzu/api-client/site'
import { describeLastUpdate } from '../../platform/refresh/last-update'
import { useReference } from '../../platform/refresh/live-queries'
import { useScreenStatus } from '../../platform/refresh/use-refreshed'
import { UpdateStatus } from './Topbar.styles'

/** When what the screen shows was fetched; an alert when some of it could not be refreshed. */
export function LastUpdated() {
  const { time_zone } = useSite()
  // Every screen goes by the settings of the business.
  useReference(useFindSiteQuery())
  const status = useScreenStatus()
  const text = describeLastUpdate(time_zone, status)
  if (text === undefined) return null
  return (
    <UpdateStatus data-failing={status.isFailing || undefined} role={status.isFailing ? 'alert' : undefined}>
      {text}
    </UpdateStatus>
  )
}
