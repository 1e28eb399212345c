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
  const links = [
    pathname !== PATHS.today && { to: dayPath(dayOf(booking), id), label: COPY.day, Icon: CalendarDays },
    phone && { to: bookingsPath({ query: phone, status: 'All' }), label: COPY.samePhone, Icon: Phone },
  ]
  return links
    .filter((link) => !!link)
    .map(({ to, label, Icon }) => (
      <LinkButton
        key={label}
        as={Link}
        to={to}
        size="small"
        variant="quiet"
        icon={<Icon aria-hidden="true" />}
        onClick={onLeave}
      >
        {label}
      </LinkButton>
    ))
}

const COPY = { day: 'Day of this booking', samePhone: 'All bookings of this phone' } as const
