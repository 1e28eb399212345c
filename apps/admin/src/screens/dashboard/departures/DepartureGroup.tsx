import { useSite } from '@luzzu/api-client/site'
import { dateIn, instantOf } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { describeTimeUntil } from '../../../booking/start-time'
import { CustomerList, Time } from './Departures.styles'
import type { Departure } from './day-departures'

const SHOWN = 4

/** The bookings that depart at one time today. */
export function DepartureGroup({ departure: { time, confirmed, pending } }: { departure: Departure }) {
  const { time_zone } = useSite()
  const now = useNow()
  const start = instantOf(dateIn(time_zone, now), time, time_zone)
  const more = confirmed.length - SHOWN

  return (
    <section aria-label={`Departures at ${time}`}>
      <Time>
        {time}
        <span>
          {confirmed.length} {confirmed.length === 1 ? 'booking' : 'bookings'},{' '}
          {describeTimeUntil(start, now)}
        </span>
      </Time>
      <CustomerList>
        {confirmed.slice(0, SHOWN).map((booking) => (
          <li key={booking.id}>
            <span>{booking.username}</span>
            <span>{booking.product_name}</span>
          </li>
        ))}
        {more > 0 && <li data-quiet>{more} more</li>}
        {pending > 0 && <li data-quiet>{pending} pending</li>}
      </CustomerList>
    </section>
  )
}
