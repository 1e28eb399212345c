import { type CalendarDate, formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { bookingsPath, dayPath } from '../paths'
import { PhoneLink } from '../phone-calls/PhoneNumber'
import { closureMessages } from './closures.copy'

/** More of them are only counted. */
const MAX_LISTED = 5

const placeOf = ({ booking_date, time_range, username }: ManifestEntry) =>
  `${booking_date} ${time_range} ${username}`

/** By day, start and name. */
export const sortByTime = (bookings: readonly ManifestEntry[]): ManifestEntry[] =>
  bookings.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))

type AffectedBookingsProps = {
  bookings: readonly ManifestEntry[]
  count: number
  /** Lists all of them, each with its place in the list of bookings and a phone: nothing else tells these customers. */
  withContacts?: boolean
  /** The only day of all of them, which is told elsewhere; leads to its list. */
  day?: CalendarDate | undefined
  onLeave?: (() => void) | undefined
}

/** Whom a change of what is offered hits: the first bookings by name, and how many more. */
export function AffectedBookings({
  bookings,
  count,
  withContacts = false,
  day,
  onLeave,
}: AffectedBookingsProps) {
  const sorted = sortByTime(bookings)
  const listed = withContacts ? sorted : sorted.slice(0, MAX_LISTED)
  const more = count - listed.length
  return (
    <Names>
      {listed.map(({ id, username, product_name, booking_date, slot_name, phone, status }) => (
        <li key={id}>
          {withContacts ? <Link to={bookingsPath({ id, status })}>{username}</Link> : <b>{username}</b>}:{' '}
          {!withContacts && `${product_name}, `}
          {!day && `${formatDateWithWeekday(booking_date)}, `}
          {slot_name}
          {withContacts && phone !== '' && (
            <>
              , <PhoneLink phone={phone} />
            </>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          {day ? (
            <Link to={dayPath(day)} onClick={onLeave}>
              {closureMessages.more(more)}
            </Link>
          ) : (
            closureMessages.more(more)
          )}
        </li>
      )}
    </Names>
  )
}

const Names = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  padding-top: ${token('space-2')};
  line-height: 1.35;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
`
