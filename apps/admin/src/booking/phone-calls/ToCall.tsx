import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Alert, token } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import styled from 'styled-components'
import { PhoneLink } from './PhoneNumber'
import type { Callee } from './phone-calls'
import { PHONE_CALLS_COPY as COPY, phoneCallMessages as messages } from './phone-calls.copy'
import { useHasMailServer } from './use-has-mail-server'

/** Customers whom no email reaches, with their phones; nothing where there are none. */
export function ToCall({ customers }: { customers: readonly Callee[] }) {
  const today = dateIn(useSite().time_zone, useNow())
  const hasMailServer = useHasMailServer()
  if (customers.length === 0) return null
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {messages.toCall(customers.length, hasMailServer)}
      <ul>
        {[...customers.entries()].map(([index, { name, phone, booking }]) => (
          <li key={index}>
            {name}: <PhoneLink phone={phone} />
            {booking && <Trip>{messages.trip(booking, today)}</Trip>}
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

const Trip = styled.small`
  display: block;
  padding-bottom: ${token('space-2')};
  font-size: ${token('text-sm')};
`
