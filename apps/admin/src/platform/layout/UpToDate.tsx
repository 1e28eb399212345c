import { useSite } from '@luzzu/api-client/site'
import { Freshness } from './Topbar.styles'
import { describeFreshness } from './up-to-date'

type UpToDateProps = {
  /** When the server last answered, in milliseconds; nothing before it did. */
  at: number | undefined
  isFailing: boolean
}

/** Whether what is shown can be trusted. Said aloud only when it cannot. */
export function UpToDate({ at, isFailing }: UpToDateProps) {
  const { time_zone } = useSite()
  if (at === undefined) return null
  return (
    <Freshness data-failing={isFailing || undefined} role={isFailing ? 'alert' : undefined}>
      {describeFreshness(time_zone, new Date(at), isFailing)}
    </Freshness>
  )
}
