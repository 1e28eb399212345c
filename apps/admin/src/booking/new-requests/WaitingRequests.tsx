import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, formatDateShort } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Skeleton, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { guestsMessages } from '../guests.copy'
import { requestsPath } from './new-requests'
import { NEW_REQUESTS_COPY as COPY, newRequestsMessages } from './new-requests.copy'

const SHOWN = 5
const LATEST = { status: 'Pending', limit: SHOWN } as const

/** The latest requests that wait, and the way to all of them. */
export function WaitingRequests({ onLeave }: { onLeave: () => void }) {
  const { data } = useFindDashboardQuery()
  if (!data) return null
  const count = data.pending_approvals
  if (count === 0) return <p>{COPY.none}</p>
  return (
    <>
      <LatestRequests count={count} onLeave={onLeave} />
      <p>
        <Link to={requestsPath([])} onClick={onLeave}>
          {newRequestsMessages.waiting(count)}
        </Link>
      </p>
    </>
  )
}

type LatestRequestsProps = {
  /** How many wait: their room is kept. */
  count: number
  onLeave: () => void
}

function LatestRequests({ count, onLeave }: LatestRequestsProps) {
  const { data, isError } = useListBookingsQuery(LATEST, LIST_QUERY)
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  if (isError) return null
  if (!data) {
    return (
      <Requests as="div">
        {Array.from({ length: Math.min(count, SHOWN) }, (_, row) => row).map((row) => (
          <Waiting key={row} shape="block" {...(row === 0 && { label: COPY.loading })} />
        ))}
      </Requests>
    )
  }
  return (
    <Requests aria-label={COPY.latest}>
      {data.bookings.map((booking) => (
        <Request key={booking.id} booking={booking} today={today} onLeave={onLeave} />
      ))}
    </Requests>
  )
}

type RequestProps = { booking: Booking; today: CalendarDate; onLeave: () => void }

function Request({ booking, today, onLeave }: RequestProps) {
  const { username, product_name, guests, booking_date, time_range, slot_name } = booking
  return (
    <li>
      <span>
        <Link to={requestsPath([booking])} onClick={onLeave}>
          {username}
        </Link>
        <small>
          {product_name}
          {guests !== null && `, ${guestsMessages.guests(guests)}`}
        </small>
      </span>
      <span>
        {formatDateShort(booking_date, today)}
        <small>
          {time_range} {slot_name}
        </small>
      </span>
    </li>
  )
}

const Requests = styled.ul`
  ${tabular}
  display: grid;
  gap: ${token('space-2')};

  > li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-3')};
    font-size: ${token('text-table')};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`

const Waiting = styled(Skeleton)`
  height: calc(${token('space-5')} * 2);
`
