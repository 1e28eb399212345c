import type { Booking } from '@luzzu/domain/contracts'
import { token } from '@luzzu/ui'
import styled from 'styled-components'
import { orderMessages } from './order.copy'

type BookedPlacesProps = { booking: Booking; others: readonly Booking[] | undefined }

/** What was booked, and what else the sums are of. */
export function BookedPlaces({ booking, others = [] }: BookedPlacesProps) {
  return (
    <Booked>
      {orderMessages.booked(booking)}
      {others
        .filter(({ id }) => id !== booking.id)
        .map((other) => (
          <span key={other.id}>{orderMessages.together(other)}</span>
        ))}
    </Booked>
  )
}

const Booked = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('text-muted')};

  > span {
    display: block;
  }
`
