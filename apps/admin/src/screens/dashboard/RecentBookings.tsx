import { formatDate } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, Panel } from '@luzzu/ui'
import { bookingsPath } from '../../booking/paths'
import { DASHBOARD_COPY as COPY } from './dashboard.copy'
import { CustomerName, RecentList } from './RecentBookings.styles'

/** The newest bookings, each linked to the bookings list. */
export function RecentBookings({ bookings }: { bookings: Dashboard['recent_bookings'] }) {
  return (
    <Panel title={COPY.recent} action={<Link to={bookingsPath({ status: 'All' })}>{COPY.allBookings}</Link>}>
      {bookings.length === 0 ? (
        <EmptyState title={COPY.noneRecent} picture={<EmptyPicture />} />
      ) : (
        <RecentList>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <Link to={bookingsPath({ id: booking.id, status: booking.status })}>
                <CustomerName>
                  <b>{booking.user_name}</b>
                  <small>{booking.email}</small>
                </CustomerName>
                <span>{booking.product_name}</span>
                <time dateTime={booking.date.slice(0, 10)}>{formatDate(booking.date)}</time>
                <StatusBadge status={booking.status} />
              </Link>
            </li>
          ))}
        </RecentList>
      )}
    </Panel>
  )
}
