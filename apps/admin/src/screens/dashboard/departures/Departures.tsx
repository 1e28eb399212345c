import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import type { CalendarDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { EmptyState, ellipsis, media, Panel, tabular, token } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { Fragment } from 'react'
import styled from 'styled-components'
import { attendanceMessages } from '../../../booking/attendance/attendance.copy'
import { dayPath, PATHS } from '../../../booking/paths'
import { describeSlotTime } from '../../../booking/start-time'
import { QueryView } from '../../../platform/refresh/QueryView'
import {
  DASHBOARD_COPY as COPY,
  departureLabel,
  describeDeparture,
  describeEnded,
  describeMore,
  describeUnnamed,
} from '../dashboard.copy'
import { PanelSkeleton } from '../PanelSkeleton'
import type { Departure } from './day-departures'
import { departuresOf, namedCustomers } from './day-departures'
import { useDepartures } from './use-departures'

/** Today's departures, slot by slot. */
export function Departures() {
  const { time_zone } = useSite()
  const now = useNow()
  const { today, tomorrow, query, next } = useDepartures()

  return (
    <Panel title={COPY.departures} action={<Link to={PATHS.today}>{COPY.openDay}</Link>}>
      <QueryView
        query={query}
        failure="Couldn’t load today’s departures."
        skeleton={<PanelSkeleton rows={5} />}
      >
        {(bookings) => {
          const departures = departuresOf(bookings, { date: today, timeZone: time_zone }, now)
          const coming = departuresOf(next, { date: tomorrow, timeZone: time_zone }, now)
          if (departures.length + coming.length === 0) {
            return <EmptyState title={COPY.noDepartures} icon={<Anchor aria-hidden="true" />} />
          }
          const ended = departures.filter(({ phase }) => phase === 'ended').length
          return (
            <>
              {departures.length === 0 && <Ended>{COPY.noDepartures}</Ended>}
              {ended > 0 && <Ended>{describeEnded(ended)}</Ended>}
              <DepartureGroups departures={departures} date={today} />
              {coming.length > 0 && (
                <Tomorrow>
                  <Link to={dayPath(tomorrow)}>{COPY.tomorrow}</Link>
                </Tomorrow>
              )}
              <DepartureGroups departures={coming} date={tomorrow} />
            </>
          )
        }}
      </QueryView>
    </Panel>
  )
}

/** Those that have not ended, slot by slot. */
function DepartureGroups({ departures, date }: { departures: readonly Departure[]; date: CalendarDate }) {
  const { time_zone } = useSite()
  const now = useNow()
  const named = namedCustomers(departures)
  return departures
    .filter(({ phase }) => phase !== 'ended')
    .map((departure) => (
      <DepartureGroup
        key={departure.slot.id}
        departure={departure}
        date={date}
        named={named.get(departure.slot.id) ?? []}
        when={describeSlotTime({ date, timeRange: departure.slot.time_range, timeZone: time_zone }, now)}
      />
    ))
}

type DepartureGroupProps = {
  departure: Departure
  date: CalendarDate
  /** The bookings whose customers are named, besides those who are late. */
  named: readonly Booking[]
  /** `in 18 min` */
  when: string
}

/** The bookings of one slot. */
function DepartureGroup({ departure, date, named, when }: DepartureGroupProps) {
  const { slot, late } = departure
  const more = describeMore(departure, named.length + late.length)

  return (
    <section aria-label={departureLabel(slot)}>
      <Time>
        {slot.time_range} {slot.name}
        <span>
          {describeDeparture(departure)}, {when}
        </span>
      </Time>
      {late.length > 0 && <LateCustomers late={late} today={date} />}
      {named.length > 0 && (
        <CustomerList>
          {named.map((booking) => (
            <li key={booking.id}>
              <Link to={dayPath(date, booking.id)}>{booking.username}</Link>
              <span>{booking.product_name}</span>
            </li>
          ))}
          {more && (
            <li>
              <Link to={dayPath(date)}>{more}</Link>
            </li>
          )}
        </CustomerList>
      )}
    </section>
  )
}

/** A busy departure would name more than can be called. */
const MAX_LATE_NAMES = 3

/** Who has not come though it is time. */
function LateCustomers({ late, today }: { late: readonly Booking[]; today: CalendarDate }) {
  const more = late.length - MAX_LATE_NAMES
  return (
    <Late>
      <Link to={PATHS.today}>{attendanceMessages.late(late.length)}</Link>:{' '}
      {late.slice(0, MAX_LATE_NAMES).map(({ id, username }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={dayPath(today, id)}>{username}</Link>
        </Fragment>
      ))}
      {more > 0 && ` ${describeUnnamed(more)}`}
    </Late>
  )
}

const Ended = styled.p`
  padding: ${token('space-2h')} ${token('space-4h')};
  border-top: 1px solid ${token('line')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

const Tomorrow = styled.h3`
  padding: ${token('space-2h')} ${token('space-4h')} ${token('space-1')};
  border-top: 1px solid ${token('line')};
  font-family: ${token('font-body')};
  font-size: ${token('text-table')};
  font-weight: 600;
  letter-spacing: 0;

  + section > h3 {
    border-top: 0;
  }
  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

const Time = styled.h3`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-half')} ${token('space-2')};
  padding: ${token('space-2h')} ${token('space-4h')};
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
  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

const Late = styled.p`
  margin-top: calc(-1 * ${token('space-1')});
  padding: 0 ${token('space-4h')} ${token('space-2')};
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
`

const CustomerList = styled.ul`
  margin-top: calc(-1 * ${token('space-1')});
  padding: 0 ${token('space-4h')} ${token('space-2')};
  font-size: ${token('text-table')};

  ${media.phone} {
    padding-inline: ${token('space-4')};
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-3')};
    align-items: center;
    min-height: ${token('control-tiny')};
  }
  > li > * {
    ${ellipsis}

    ${media.narrow} {
      white-space: normal;
    }
  }
  > li > :nth-child(2) {
    color: ${token('text-muted')};
  }
  > li > a {
    justify-self: start;
    max-width: 100%;
  }
  > li > a:not(:only-child) {
    color: inherit;
    text-decoration: none;
  }
  > li > a:not(:only-child):hover {
    text-decoration: underline;
  }
`
