import { telHref } from '@luzzu/domain'
import type { ToCall as Callees, ManifestEntry } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { closureMessages } from './closures.copy'

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
