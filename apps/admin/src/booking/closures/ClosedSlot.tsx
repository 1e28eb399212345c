import { Alert, token } from '@luzzu/ui'
import { CalendarX2 } from 'lucide-react'
import styled from 'styled-components'
import { closureMessages } from './closures.copy'
import { type RequestedSlot, useClosedSlots } from './use-closed-slot'

/** In the row of a pending request: that its slot is closed, and why. */
export function ClosedSlot({ booking }: { booking: RequestedSlot }) {
  const [reason] = useClosedSlots([booking])
  return reason === undefined ? null : <Mark>{closureMessages.closedFor(reason)}</Mark>
}

/** The same before requests are approved. */
export function ClosedSlotsAlert({ bookings }: { bookings: readonly RequestedSlot[] }) {
  const reasons = useClosedSlots(bookings)
  if (reasons.length === 0) return null
  return (
    <Alert tone="warning" role="status" icon={<CalendarX2 aria-hidden="true" />}>
      {closureMessages.slotsAreClosed(reasons, bookings.length)}
    </Alert>
  )
}

const Mark = styled.span`
  display: block;
  color: ${token('cancelled')};
  font-size: ${token('text-sm')};
  font-weight: 600;
  overflow-wrap: break-word;
`
