import { dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link, useLocation } from '@luzzu/routing'
import { LinkButton } from '@luzzu/ui'
import { CalendarDays, Phone } from 'lucide-react'
import { bookingsPath, dayPath, PATHS } from '../paths'

const DAY = 'Day of this booking'
export const SAME_PHONE = 'All bookings of this phone'

/** Where what was booked from a phone is listed, with and without an account. */
export const samePhonePath = (phone: string) => bookingsPath({ query: phone, status: 'All' })

type RelatedLinksProps = { booking: Booking; onLeave: () => void }

/** From a booking to what surrounds it: its day, where that is not behind it, and what was booked from the same phone. */
export function RelatedLinks({ booking, onLeave }: RelatedLinksProps) {
  const { pathname } = useLocation()
  const { id, phone } = booking
  const links = [
    pathname !== PATHS.today && { to: dayPath(dayOf(booking), id), label: DAY, Icon: CalendarDays },
    phone && { to: samePhonePath(phone), label: SAME_PHONE, Icon: Phone },
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
