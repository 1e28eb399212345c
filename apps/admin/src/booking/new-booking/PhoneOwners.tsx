import { useListCustomersQuery } from '@luzzu/api-client/customers'
import { Button, token } from '@luzzu/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { ChosenCustomer } from './booking-form'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'
import { useSitePhoneReader } from './use-site-phone-reader'

type PhoneOwnersProps = { phone: string; onUse: (customer: ChosenCustomer) => void }

/** Says whose phone number was typed for somebody new: a caller may have an account already. */
export function PhoneOwners({ phone, onUse }: PhoneOwnersProps) {
  const owners = usePhoneOwners(phone)
  return (
    <Owners role="status">
      {owners.map((known) => (
        <p key={known.id_user_pk}>
          {newBookingMessages.phoneOf(known)}{' '}
          <Button
            variant="soft"
            size="small"
            aria-label={newBookingMessages.use(known)}
            onClick={() => onUse({ known })}
          >
            {COPY.use}
          </Button>
        </p>
      ))}
    </Owners>
  )
}

const MAX_OWNERS = 3
const DEBOUNCE_MS = 250

function usePhoneOwners(phone: string) {
  const readPhone = useSitePhoneReader()
  const reading = readPhone(phone)
  const number = reading.ok ? reading.phone : ''
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, number)
    return () => clearTimeout(timer)
  }, [number])
  const { currentData } = useListCustomersQuery(
    { q: debounced, limit: MAX_OWNERS },
    { skip: debounced === '' },
  )
  // The search finds parts of numbers as well.
  return debounced === number && number !== ''
    ? (currentData?.rows ?? []).filter((row) => row.phone === number)
    : []
}

/** Without owners no gap of the fields around. */
const Owners = styled.div`
  display: grid;
  gap: ${token('space-2')};

  &:empty {
    position: absolute;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    align-items: center;
    font-size: ${token('text-sm')};
  }
`
