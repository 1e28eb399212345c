import { useSite } from '@luzzu/api-client/site'
import { slotOf, whyNotMovable } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { useNow } from '@luzzu/ui'

type Dated = Pick<Booking, 'status' | 'booking_date' | 'time_range'>

/** Whether staff can move a booking now. */
export function useIsMovable(): (booking: Dated) => boolean {
  const { time_zone, cancellation_hours: cancellationHours } = useSite()
  const now = useNow()
  return (booking) => {
    const movable = { status: booking.status, slot: slotOf(booking, time_zone) }
    return whyNotMovable('staff', movable, { cancellationHours, now }) === undefined
  }
}
