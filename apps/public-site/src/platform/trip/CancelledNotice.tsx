import type { Booking } from '@luzzu/domain/contracts'
import { Alert, Stack } from '@luzzu/ui'
import { CalendarX } from 'lucide-react'
import styled from 'styled-components'
import { CANCELLED_TEXTS } from './trip.copy'

/** Says of a cancelled booking who cancelled it, and why; nothing where that is not known. */
export function CancelledNotice({ booking: { cancellation } }: { booking: Booking }) {
  if (!cancellation) return null
  return (
    <Alert icon={<CalendarX aria-hidden="true" />}>
      <Stack gap={2}>
        <p>{CANCELLED_TEXTS[cancellation.kind]}</p>
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
