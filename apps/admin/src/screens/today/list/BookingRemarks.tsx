import { Badge, VisuallyHidden } from '@luzzu/ui'
import { StickyNote } from 'lucide-react'
import { SourceBadge } from '../../../booking/resellers/SourceBadge'
import { Remarks } from './BookingRow.styles'
import type { DayBooking } from './day-sections'
import { listMessages } from './list.copy'

/** What staff should know of a booking: that it waits or is late, who sold it, its note and add-ons. */
export function BookingRemarks({ booking, isToday }: { booking: DayBooking; isToday: boolean }) {
  const { status, mark, note, reseller } = booking
  const remarks = listMessages.remarks(booking)
  return (
    <Remarks>
      {status === 'Pending' && <VisuallyHidden>{status}</VisuallyHidden>}
      {mark && (
        <Badge tone={mark.kind === 'overdue' ? 'cancelled' : 'highlight'}>
          {listMessages.mark(mark, isToday)}
        </Badge>
      )}
      {reseller && <SourceBadge booking={booking} />}
      {remarks && (
        <span data-remarks title={remarks}>
          {note && <StickyNote aria-hidden="true" />}
          {remarks}
        </span>
      )}
    </Remarks>
  )
}
