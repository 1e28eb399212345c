import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { useNow } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import type { DecidableBooking, Decision } from '../../../booking/decisions/booking-decisions'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { bookingsPath } from '../../../booking/paths'
import { describeStart } from '../../../booking/start-time'
import { Amount, CustomerName, Decisions, Request, StartTime } from './PendingRequests.styles'

type PendingRequestProps = {
  booking: Booking
  /** Another user has decided about it since it was fetched. */
  isRemoved: boolean
  onDecide: (decision: Decision, booking: DecidableBooking) => void
}

export function PendingRequest({ booking, isRemoved, onDecide }: PendingRequestProps) {
  const { time_zone, currency } = useSite()
  const { text, isSoon } = describeStart(booking, time_zone, useNow())

  return (
    <Request data-row data-key={booking.id} data-soon={isSoon || undefined}>
      <CustomerName>
        <Link to={bookingsPath({ id: booking.id, status: booking.status })}>{booking.username}</Link>
        <small>{booking.product_name}</small>
      </CustomerName>
      <StartTime>
        <span data-soon={isSoon || undefined}>
          {isSoon && <Clock aria-hidden="true" />}
          {text}
        </span>
        <small>
          {booking.time_range} {booking.slot_name}
        </small>
      </StartTime>
      <Amount>{formatMoney(booking.total_price, currency)}</Amount>
      <Decisions>
        {isRemoved ? (
          <small>Already updated</small>
        ) : (
          <DecisionButtons booking={booking} onDecide={onDecide} withIcon />
        )}
      </Decisions>
    </Request>
  )
}
