import { useSite } from '@luzzu/api-client/site'
import { parseCalendarDate, whyNotMovable } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { useNow } from '@luzzu/ui'

type Dated = Pick<Booking, 'status' | 'booking_date' | 'time_range'>

/** Whether staff can move a booking now. */
export function useIsMovable(): (booking: Dated) => boolean {
  const { time_zone, cancellation_hours: cancellationHours } = useSite()
  const now = useNow()
  return ({ status, booking_date, time_range }) => {
    const date = parseCalendarDate(booking_date.slice(0, 10))
    if (!date) return false
    const slot = { date, timeRange: time_range, timeZone: time_zone }
    return whyNotMovable('staff', { status, slot }, { cancellationHours, now }) === undefined
  }
}
