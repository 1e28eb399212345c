import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Alert, Checkbox, token, VisuallyHidden } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import styled from 'styled-components'
import { useCalled } from './called'
import { PhoneLink } from './PhoneNumber'
import type { Callee } from './phone-calls'
import { PHONE_CALLS_COPY as COPY, phoneCallMessages as messages } from './phone-calls.copy'
import { useHasMailServer } from './use-has-mail-server'

/** Customers whom no email reaches, with their phones, to be ticked off; nothing where there are none. */
export function ToCall({ customers }: { customers: readonly Callee[] }) {
  const today = dateIn(useSite().time_zone, useNow())
  const hasMailServer = useHasMailServer()
  const { isCalled, tick } = useCalled()
  if (customers.length === 0) return null
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {messages.toCall(customers.length, hasMailServer)}
      <Calls>
        {[...customers.entries()].map(([index, customer]) => (
          <li key={index}>
            <div>
              {customer.name}: <PhoneLink phone={customer.phone} />
              {customer.booking && <Trip>{messages.trip(customer.booking, today)}</Trip>}
            </div>
            <Checkbox
              label={
                <>
                  {COPY.called} <VisuallyHidden>{customer.name}</VisuallyHidden>
                </>
              }
              checked={isCalled(customer)}
              onChange={({ target }) => tick(customer, target.checked)}
            />
          </li>
        ))}
      </Calls>
      {customers.length > 1 && (
        <Count>{messages.called(customers.filter(isCalled).length, customers.length)}</Count>
      )}
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

const Count = styled.p`
  margin-top: ${token('space-2')};
  font-weight: 600;
  text-align: end;
`

const Calls = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space-3')};
    justify-content: space-between;
    align-items: flex-start;
  }
  li > div {
    min-width: 0;
    padding-top: ${token('space-2')};
  }
`

const Trip = styled.small`
  display: block;
  padding-bottom: ${token('space-2')};
  font-size: ${token('text-sm')};
`
