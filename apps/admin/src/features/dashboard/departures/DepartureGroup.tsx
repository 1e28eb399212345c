import { useSite } from '@luzzu/api-client/site'
import { dayIn, instantOf } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { describeTimeUntil } from '../../../platform/loading/start-time'
import { Leaving, Time } from './Departures.styles'
import type { Departure } from './day-departures'

const SHOWN = 4

/** The bookings that depart at one time today. */
export function DepartureGroup({ departure: { time, leaving, waiting } }: { departure: Departure }) {
  const { time_zone } = useSite()
  const now = useNow()
  const start = instantOf(dayIn(time_zone, now), time, time_zone)
  const more = leaving.length - SHOWN

  return (
    <section aria-label={`Departures at ${time}`}>
      <Time>
        {time}
        <span>
          {leaving.length} {leaving.length === 1 ? 'booking' : 'bookings'}, {describeTimeUntil(start, now)}
        </span>
      </Time>
      <Leaving>
        {leaving.slice(0, SHOWN).map((booking) => (
          <li key={booking.id}>
            <span>{booking.username}</span>
            <span>{booking.product_name}</span>
          </li>
        ))}
        {more > 0 && <li data-quiet>{more} more</li>}
        {waiting > 0 && <li data-quiet>{waiting} pending</li>}
      </Leaving>
    </section>
  )
}
