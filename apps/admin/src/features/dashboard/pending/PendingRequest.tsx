import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { useNow } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import type { Decidable, Decision } from '../../../platform/booking-actions/booking-decisions'
import { DecideButtons } from '../../../platform/booking-actions/DecideButtons'
import { describeStart } from '../../../platform/loading/start-words'
import { bookingsPath } from '../../../platform/paths'
import { Amount, Decide, Request, When, Who } from './PendingRequests.styles'

type PendingRequestProps = {
  booking: Booking
  /** Somebody else has decided about it since it was fetched. */
  isGone: boolean
  onAsk: (decision: Decision, booking: Decidable) => void
}

export function PendingRequest({ booking, isGone, onAsk }: PendingRequestProps) {
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
        {isGone ? (
          <small>Changed elsewhere</small>
        ) : (
          <DecideButtons booking={booking} onAsk={onAsk} withIcon />
        )}
      </Decide>
    </Request>
  )
}
