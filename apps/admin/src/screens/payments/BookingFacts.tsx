import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateShort } from '@luzzu/domain'
import type { PaidBooking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { bookingsPath } from '../../booking/paths'
import { rowState } from '../../platform/row-navigation/use-focused-row'
import { screenMessages } from './payments-screen.copy'

type BookingFactsProps = {
  booking: PaidBooking
  /** How many the order has. */
  bookings: number
}

/** The first booking of an order, which leads to it in the list. */
export function BookingFacts({
  booking: { id, product_name, booking_date, slot_name },
  bookings,
}: BookingFactsProps) {
  const today = dateIn(useSite().time_zone, useNow())
  return (
    <Booked>
      <span>
        <Link to={bookingsPath({ id, status: 'All' })} state={rowState(id)}>
          {product_name}, #{id}
        </Link>{' '}
        {bookings > 1 && screenMessages.more(bookings)}
      </span>
      <small>
        {formatDateShort(booking_date, today)}, {slot_name}
      </small>
    </Booked>
  )
}

/** What belongs together in a cell, a line each. */
export const Facts = styled.span`
  display: inline-grid;
  vertical-align: top;
  justify-items: start;
  gap: ${token('space-half')};

  /* A phone number is tall enough for a thumb. */
  > a {
    padding-block: ${token('edge-strong')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`

/** A line of each has room. */
const Booked = styled(Facts)`
  min-width: ${size(52)};
`
