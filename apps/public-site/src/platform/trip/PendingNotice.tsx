import { useSite } from '@luzzu/api-client/site'
import type { Booking } from '@luzzu/domain/contracts'
import { Alert } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import { promisedAnswer } from './promised-answer'
import { pendingText } from './trip.copy'

/** Says of a request that it waits for its answer; nothing of other bookings. */
export function PendingNotice({ booking }: { booking: Booking }) {
  const site = useSite()
  if (booking.status !== 'Pending') return null
  return (
    <Alert tone="warning" icon={<Clock aria-hidden="true" />}>
      {pendingText(promisedAnswer(booking, site), site)}
    </Alert>
  )
}
