import type { Booking } from '@luzzu/domain/contracts'
import { Alert, Stack } from '@luzzu/ui'
import { CalendarX } from 'lucide-react'
import styled from 'styled-components'
import { CANCELLED_TEXTS } from './trip.copy'

/** Says of a booking that its customer did not cancel why it is; nothing where that is not known. */
export function CancelledNotice({ booking: { cancellation } }: { booking: Booking }) {
  const text = cancellation && CANCELLED_TEXTS[cancellation.kind]
  if (!text) return null
  return (
    <Alert icon={<CalendarX aria-hidden="true" />}>
      <Stack gap={2}>
        <p>{text}</p>
        {cancellation.reason !== null && <Reason>{cancellation.reason}</Reason>}
      </Stack>
    </Alert>
  )
}

/** As staff wrote it, in lines. */
const Reason = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
