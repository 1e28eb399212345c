import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, dayOf, formatDate, formatDateShort, formatWeekday, slotOf } from '@luzzu/domain'
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
  const today = dateIn(time_zone, now)
  const isSoon = booking.status === 'Pending' && dayOf(booking) === today
  return (
    <>
      <time dateTime={dayOf(booking)}>
        <span data-layout="table">{formatDate(booking.booking_date)}</span>
        <span data-layout="card">{formatDateShort(booking.booking_date, today)}</span>
      </time>
      {isSoon ? (
        <Soon>
          <Clock aria-hidden="true" />
          {describeSlotTime(slotOf(booking, time_zone), now)}
        </Soon>
      ) : (
        <Second data-layout="table">{formatWeekday(booking.booking_date)}</Second>
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
