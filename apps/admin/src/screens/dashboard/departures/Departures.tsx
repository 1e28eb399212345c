import { useNow } from '@luzzu/api-client'
import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { EmptyState, ellipsis, Panel, tabular, token } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import styled from 'styled-components'
import { PATHS } from '../../../booking/paths'
import { describeSlotTime } from '../../../booking/start-time'
import { QueryView } from '../../../platform/refresh/QueryView'
import { DASHBOARD_COPY as COPY } from '../dashboard.copy'
import { PanelSkeleton } from '../PanelSkeleton'
import type { Departure } from './day-departures'
import { departuresOf } from './day-departures'

/** Today's departures by start time. */
export function Departures() {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const query = useManifestQuery(today)

  return (
    <Panel title={COPY.departures} action={<Link to={PATHS.today}>{COPY.openDay}</Link>}>
      <QueryView
        query={query}
        failure="Couldn’t load today’s departures."
        skeleton={<PanelSkeleton rows={5} />}
      >
        {(bookings) => {
          const departures = departuresOf(bookings)
          if (departures.length === 0) {
            return <EmptyState title={COPY.noDepartures} icon={<Anchor aria-hidden="true" />} />
          }
          return departures.map((departure) => <DepartureGroup key={departure.time} departure={departure} />)
        }}
      </QueryView>
    </Panel>
  )
}

const SHOWN = 4

/** The bookings that depart at one time today. */
function DepartureGroup({ departure: { time, until, confirmed, pending } }: { departure: Departure }) {
  const { time_zone } = useSite()
  const now = useNow()
  const slot = { date: dateIn(time_zone, now), timeRange: `${time}-${until}`, timeZone: time_zone }
  const more = confirmed.length - SHOWN

  return (
    <section aria-label={`Departures at ${time}`}>
      <Time>
        {time}
        <span>
          {confirmed.length} {confirmed.length === 1 ? 'booking' : 'bookings'}, {describeSlotTime(slot, now)}
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
