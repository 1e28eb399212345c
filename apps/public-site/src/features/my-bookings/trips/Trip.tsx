import { formatDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Button, Row } from '@luzzu/ui'
import { paths } from '../../../paths'
import { MY_BOOKINGS_WORDS } from '../my-bookings-words'
import { StatusBadge } from '../StatusBadge'
import { TripPicture } from './TripPicture'
import { TripCard, TripText } from './trips.styles'

/** A booking in the list. */
export function Trip({ booking, onView }: { booking: Booking; onView: () => void }) {
  return (
    <TripCard aria-label={booking.product_name}>
      <TripPicture productId={booking.id_product_fk} sizes="120px" />
      <TripText>
        <Row gap={3}>
          <h2>
            <Link to={paths.product(booking.id_product_fk)}>{booking.product_name}</Link>
          </h2>
          <StatusBadge status={booking.status} />
        </Row>
        <p>{formatDate(booking.booking_date)}</p>
        <p>
          {booking.slot_name}, {booking.time_range}
        </p>
        <p>{booking.username}</p>
      </TripText>
      <Button
        variant="plain"
        onClick={onView}
        aria-label={`${MY_BOOKINGS_WORDS.viewDetails}: ${booking.product_name}`}
      >
        {MY_BOOKINGS_WORDS.viewDetails}
      </Button>
    </TripCard>
  )
}
