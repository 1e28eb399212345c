import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, dayOf, formatDate, formatWeekday, slotOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { token } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import styled from 'styled-components'
import { describeSlotTime } from '../../../booking/start-time'
import { Second } from './BookingsTable.styles'

/** The day of a booking; a request for today says how soon it starts. */
export function BookingDay({ booking }: { booking: Booking }) {
  const { time_zone } = useSite()
  const now = useNow()
  const isSoon = booking.status === 'Pending' && dayOf(booking) === dateIn(time_zone, now)
  return (
    <>
      <time dateTime={dayOf(booking)}>{formatDate(booking.booking_date)}</time>
      {isSoon ? (
        <Soon>
          <Clock aria-hidden="true" />
          {describeSlotTime(slotOf(booking, time_zone), now)}
        </Soon>
      ) : (
        <Second>{formatWeekday(booking.booking_date)}</Second>
      )}
    </>
  )
}

const Soon = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('pending')};
  font-weight: 600;
  white-space: nowrap;

  svg.lucide {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    stroke-width: 2.25;
  }
`
