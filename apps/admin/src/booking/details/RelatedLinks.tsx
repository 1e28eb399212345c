import { dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link, useLocation } from '@luzzu/routing'
import { LinkButton } from '@luzzu/ui'
import { CalendarDays, Phone } from 'lucide-react'
import { bookingsPath, dayPath, PATHS } from '../paths'

type RelatedLinksProps = { booking: Booking; onLeave: () => void }

/** From a booking to what surrounds it: its day, where that is not behind it, and what was booked from the same phone. */
export function RelatedLinks({ booking, onLeave }: RelatedLinksProps) {
  const { pathname } = useLocation()
  const { id, phone } = booking
  return (
    <>
      {pathname !== PATHS.today && (
        <LinkButton
          as={Link}
          to={dayPath(dayOf(booking), id)}
          size="small"
          variant="quiet"
          icon={<CalendarDays aria-hidden="true" />}
          onClick={onLeave}
        >
          {COPY.day}
        </LinkButton>
      )}
      {phone && (
        <LinkButton
          as={Link}
          to={bookingsPath({ query: phone, status: 'All' })}
          size="small"
          variant="quiet"
          icon={<Phone aria-hidden="true" />}
          onClick={onLeave}
        >
          {COPY.samePhone}
        </LinkButton>
      )}
    </>
  )
}

const COPY = { day: 'Day of this booking', samePhone: 'All bookings of this phone' } as const
