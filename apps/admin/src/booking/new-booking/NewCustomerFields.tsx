import { MAX_LENGTH } from '@luzzu/domain'
import { Stack, TextField } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'
import type { useBookingForm } from './use-booking-form'

/** Contact details of a customer who has no account yet. */
export function NewCustomerFields({ booking: { field } }: { booking: ReturnType<typeof useBookingForm> }) {
  const fields = useRef<HTMLDivElement>(null)
  // The first empty one, since one is known from the search; after the list has closed, which focuses its field.
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const frame = requestAnimationFrame(() => inputs.find((input) => input.value === '')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <Stack gap={4} ref={fields}>
      <TextField
        label={COPY.name}
        autoComplete="off"
        maxLength={MAX_LENGTH.username}
        {...field('username')}
      />
      <TextField label={COPY.phone} type="tel" autoComplete="off" hint={COPY.phoneHint} {...field('phone')} />
      <TextField
        label={COPY.mail}
        optional
        type="email"
        autoComplete="off"
        hint={COPY.invited}
        maxLength={MAX_LENGTH.email}
        {...field('mail')}
      />
    </Stack>
  )
}
