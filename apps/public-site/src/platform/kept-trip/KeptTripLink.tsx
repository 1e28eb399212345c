import { dayOf, formatDateShort } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { paths } from '../paths'
import type { KeptTrip } from './kept-trip'
import { KEPT_TRIP_COPY as COPY } from './kept-trip.copy'

/** After a sentence about the connection: when the trip begins, with the way to the rest of it. */
export const KeptTripLink = ({ trip }: { trip: KeptTrip }) => (
  <>
    {' '}
    <Link to={paths.myBookings}>
      {COPY.title}: {formatDateShort(trip.booking_date, dayOf(trip))}, {trip.time_range.split('-')[0]}
    </Link>
  </>
)
