import { useSite } from '@luzzu/api-client/site'

/** A date with its time, in the time zone of the site. */
export function Instant({ at }: { at: string }) {
  const { time_zone: timeZone } = useSite()
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}
