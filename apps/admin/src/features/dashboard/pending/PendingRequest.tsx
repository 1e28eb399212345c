import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { useNow } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import type { DecidableBooking, Decision } from '../../../platform/booking-actions/booking-decisions'
import { DecisionButtons } from '../../../platform/booking-actions/DecisionButtons'
import { describeStart } from '../../../platform/loading/start-time'
import { bookingsPath } from '../../../platform/paths'
import { Amount, Decide, Request, When, Who } from './PendingRequests.styles'

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
      <Who>
        <Link to={bookingsPath({ id: booking.id, status: booking.status })}>{booking.username}</Link>
        <small>{booking.product_name}</small>
      </Who>
      <When>
        <span data-soon={isSoon || undefined}>
          {isSoon && <Clock aria-hidden="true" />}
          {text}
        </span>
        <small>
          {booking.time_range} {booking.slot_name}
        </small>
      </When>
      <Amount>{formatMoney(booking.total_price, currency)}</Amount>
      <Decide>
        {isRemoved ? (
          <small>Already updated</small>
        ) : (
          <DecisionButtons booking={booking} onDecide={onDecide} withIcon />
        )}
      </Decide>
    </Request>
  )
}
