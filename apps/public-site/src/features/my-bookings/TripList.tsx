import type { Booking } from '@luzzu/domain/contracts'
import { EmptyPicture, EmptyState } from '@luzzu/ui'
import { useState } from 'react'
import { BookingFilters } from './BookingFilters'
import { BookingDetails } from './details/BookingDetails'
import { Count, List } from './my-bookings.styles'
import { MY_BOOKINGS_WORDS } from './my-bookings-words'
import { matches } from './rules/booking-filters'
import { arrangeTrips } from './rules/trips'
import { NextTrip } from './trips/NextTrip'
import { Trip } from './trips/Trip'
import { useFilters } from './use-filters'
import { useMoment } from './use-moment'

/** The bookings that match the filters, the next trip first, and the details of one of them. */
export function TripList({ bookings }: { bookings: readonly Booking[] }) {
  const moment = useMoment()
  const [filters, changeFilters] = useFilters()
  const [viewedId, setViewedId] = useState<number | null>(null)
  const found = bookings.filter((booking) => matches(booking, filters))
  const { next, others } = arrangeTrips(found, moment)
  const viewed = bookings.find(({ id }) => id === viewedId)

  return (
    <>
      <BookingFilters bookings={bookings} filters={filters} onChange={changeFilters} />
      <Count role="status">
        {found.length} of {bookings.length} {bookings.length === 1 ? 'booking' : 'bookings'}
      </Count>
      {next && <NextTrip booking={next} moment={moment} onView={() => setViewedId(next.id)} />}
      {found.length === 0 ? (
        <EmptyState title={MY_BOOKINGS_WORDS.noMatch} titleAs="h2" picture={<EmptyPicture />}>
          {MY_BOOKINGS_WORDS.noMatchHint}
        </EmptyState>
      ) : (
        <List>
          {others.map((booking) => (
            <li key={booking.id}>
              <Trip booking={booking} onView={() => setViewedId(booking.id)} />
            </li>
          ))}
        </List>
      )}
      {viewed && <BookingDetails booking={viewed} moment={moment} onClose={() => setViewedId(null)} />}
    </>
  )
}
