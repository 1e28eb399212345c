import { useSite } from '@luzzu/api-client/site'
import { dateIn, instantOf } from '@luzzu/domain'
import { ellipsis, tabular, token, useNow } from '@luzzu/ui'
import styled from 'styled-components'
import { describeTimeUntil } from '../../../booking/start-time'
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

const Time = styled.h3`
  ${tabular}
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  padding: ${token('space-2h')} ${token('space-4h')} ${token('space-1')};
  border-top: 1px solid ${token('line')};
  font-family: ${token('font-body')};
  font-size: ${token('text-md')};
  font-weight: 600;
  letter-spacing: 0;

  > span {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-weight: 400;
  }
`

const CustomerList = styled.ul`
  padding: 0 ${token('space-4h')} ${token('space-2')};
  font-size: ${token('text-table')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-3')};
    align-items: center;
    min-height: ${token('control-tiny')};
  }
  > li > * {
    ${ellipsis}
  }
  > li > :nth-child(2),
  > li[data-quiet] {
    color: ${token('text-muted')};
  }
`
