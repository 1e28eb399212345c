import type { ToCall as Callees } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { PhoneLink } from './PhoneNumber'
import { PHONE_CALLS_COPY as COPY, phoneCallMessages as messages } from './phone-calls.copy'
import { useHasMailServer } from './use-has-mail-server'

/** Customers whom no email reaches, with their phones; nothing where there are none. */
export function ToCall({ customers }: { customers: Callees }) {
  const hasMailServer = useHasMailServer()
  if (customers.length === 0) return null
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {messages.toCall(customers.length, hasMailServer)}
      <ul>
        {customers.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            {name}: <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Instead of an email: whom to call about one booking. */
export function PleaseCall({ phone }: { phone: string | null | undefined }) {
  const hasMailServer = useHasMailServer()
  const reason = hasMailServer ? COPY.noEmail : COPY.noMailServer
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {phone ? (
        <>
          {reason} {COPY.pleaseCall} <PhoneLink phone={phone} />.
        </>
      ) : hasMailServer ? (
        COPY.noContact
      ) : (
        `${reason} ${COPY.noPhone}`
      )}
    </Alert>
  )
}
