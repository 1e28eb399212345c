import { useSite } from '@luzzu/api-client/site'
import { describeLastUpdate } from './last-updated'
import { UpdateStatus } from './Topbar.styles'

type LastUpdatedProps = {
  /** Timestamp of the last response in milliseconds; `undefined` before the first. */
  at: number | undefined
  isFailing: boolean
}

/** When the data was last updated; an alert when the server does not respond. */
export function LastUpdated({ at, isFailing }: LastUpdatedProps) {
  const { time_zone } = useSite()
  if (at === undefined) return null
  return (
    <UpdateStatus data-failing={isFailing || undefined} role={isFailing ? 'alert' : undefined}>
      {describeLastUpdate(time_zone, new Date(at), isFailing)}
    </UpdateStatus>
  )
}
