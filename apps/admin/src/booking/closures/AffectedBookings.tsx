import { formatDateWithWeekday } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { closureMessages } from './closures.copy'

/** More of them are only counted. */
const MAX_LISTED = 5

const startOf = ({ booking_date, time_range }: ManifestEntry) => `${booking_date} ${time_range}`
const byTime = (one: ManifestEntry, other: ManifestEntry) => startOf(one).localeCompare(startOf(other))

/** Whom a closure hits: the first bookings by name, and how many more. */
export function AffectedBookings({ bookings, count }: { bookings: readonly ManifestEntry[]; count: number }) {
  const listed = bookings.toSorted(byTime).slice(0, MAX_LISTED)
  const more = count - listed.length
  return (
    <ul>
      {listed.map(({ id, username, product_name, booking_date, slot_name }) => (
        <li key={id}>
          {username}: {product_name}, {formatDateWithWeekday(booking_date)}, {slot_name}
        </li>
      ))}
      {more > 0 && <li>{closureMessages.more(more)}</li>}
    </ul>
  )
}
