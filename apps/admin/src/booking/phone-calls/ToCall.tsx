import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Alert, token } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import styled from 'styled-components'
import { CalledBox } from './CalledBox'
import { PhoneLink } from './PhoneNumber'
import { type Callee, isCalled } from './phone-calls'
import { PHONE_CALLS_COPY as COPY, phoneCallMessages as messages } from './phone-calls.copy'
import { useHasMailServer } from './use-has-mail-server'

/**
 * Customers whom no email reaches, with their phones; nothing where there are none. Once their bookings are cancelled, they are
 * ticked off for all staff.
 */
export function ToCall({ customers }: { customers: readonly Callee[] }) {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const hasMailServer = useHasMailServer()
  if (customers.length === 0) return null
  const ticked = customers.filter(({ called }) => called !== undefined)
  return (
    <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
      {messages.toCall(customers.length, hasMailServer)}
      {ticked.length > 1 && <Count>{messages.called(ticked.filter(isCalled).length, ticked.length)}</Count>}
      <Calls>
        {[...customers.entries()].map(([index, { name, phone, booking, called }]) => (
          <li key={index}>
            <div>
              {name}: <PhoneLink phone={phone} />
              {booking && <Trip>{messages.trip(booking, today)}</Trip>}
              {called && <Trip>{messages.calledBy(called, { today, time_zone })}</Trip>}
            </div>
            {booking && called !== undefined && (
              <CalledBox booking={{ id: booking.id, name }} checked={called !== null} />
            )}
          </li>
        ))}
      </Calls>
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
