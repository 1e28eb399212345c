import { formatDateWithWeekday, telHref } from '@luzzu/domain'
import type { ToCall as Callees, ManifestEntry } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { closureMessages } from './closures.copy'

/** More of them are only counted. */
const MAX_LISTED = 5

/** Whom a closure hits: the first bookings by name, and how many more. */
export function AffectedBookings({ bookings, count }: { bookings: readonly ManifestEntry[]; count: number }) {
  const listed = bookings.slice(0, MAX_LISTED)
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

/** Customers whom no email reaches, with their phones; nothing where there are none. */
export function ToCall({ customers }: { customers: Callees }) {
  if (customers.length === 0) return null
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {closureMessages.toCall(customers.length)}
      <ul>
        {customers.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            {name}: <a href={telHref(phone)}>{phone}</a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Of these bookings, whose customers have no email address. */
export const toCall = (bookings: readonly ManifestEntry[]): Callees =>
  bookings.filter(({ mail, phone }) => !mail && phone).map(({ username: name, phone }) => ({ name, phone }))
