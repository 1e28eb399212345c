import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, formatDateShort } from '@luzzu/domain'

/** The day of a customer's next booking; the year is told where it is another. */
export function NextTrip({ date }: { date: CalendarDate }) {
  const { time_zone } = useSite()
  return <time dateTime={date}>{formatDateShort(date, dateIn(time_zone, useNow()))}</time>
}
