import { useSite } from '@luzzu/api-client/site'
import { formatInstant, formatInstantDate, type Instant as InstantText } from '@luzzu/domain'

/** A moment in the time zone of the site, whatever that of the reader: its date, or with its time. */
export function Instant({ at, dateOnly = false }: { at: InstantText; dateOnly?: boolean }) {
  const { time_zone } = useSite()
  return (
    <time dateTime={at}>{dateOnly ? formatInstantDate(at, time_zone) : formatInstant(at, time_zone)}</time>
  )
}
