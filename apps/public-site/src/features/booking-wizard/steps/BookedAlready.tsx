import { useSession } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { dayOf, occupiesUnit, overlaps, parseTimeRange } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Alert } from '@luzzu/ui'
import { CalendarCheck } from 'lucide-react'
import { paths } from '../../../platform/paths'
import { bookedAlready, WIZARD_COPY } from '../wizard.copy'

type BookedAlreadyProps = { date: string; timeRange: string }

/** Tells of another booking of the customer at that time, which may be the same one, sent before. */
export function BookedAlready({ date, timeRange }: BookedAlreadyProps) {
  const { user } = useSession()
  const { currentData: bookings = [] } = useListBookingsOfUserQuery(user?.id_user_pk ?? 0, { skip: !user })
  const other = bookings.find((booking) => takesPlaceAt(booking, date, timeRange))
  if (!other) return null
  return (
    <Alert data-part="alert" icon={<CalendarCheck aria-hidden="true" />}>
      {bookedAlready(other)} <Link to={paths.bookingDetails(other.id)}>{WIZARD_COPY.seeIt}</Link>
    </Alert>
  )
}

function takesPlaceAt(booking: Booking, date: string, timeRange: string): boolean {
  const [its, chosen] = [parseTimeRange(booking.time_range), parseTimeRange(timeRange)]
  if (!its || !chosen || !occupiesUnit(booking.status)) return false
  return dayOf(booking) === date && overlaps(its, chosen)
}
