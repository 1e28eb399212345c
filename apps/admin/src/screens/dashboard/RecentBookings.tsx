import { formatDateShort } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ellipsis, media, Panel, tabular, token } from '@luzzu/ui'
import styled from 'styled-components'
import { bookingsPath } from '../../booking/paths'
import { DASHBOARD_COPY as COPY } from './dashboard.copy'

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
                <time dateTime={booking.date.slice(0, 10)}>{formatDateShort(booking.date)}</time>
                <StatusBadge status={booking.status} />
              </Link>
            </li>
          ))}
        </RecentList>
      )}
    </Panel>
  )
}

const RecentList = styled.ul`
  ${tabular}
  font-size: ${token('text-table')};
  line-height: 1.35;

  a {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) ${token('width-stamp')} ${token('column-status')};
    align-items: center;
    gap: ${token('space-3')};
    min-height: ${token('row-height')};
    padding: ${token('space-1h')} ${token('space-4h')};
    border-top: 1px solid ${token('line')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token('hover')};
  }
  li:last-child a {
    border-end-start-radius: ${token('radius-card')};
    border-end-end-radius: ${token('radius-card')};
  }
  [data-tone] {
    justify-self: start;
  }
  ${media.belowDesk} {
    a {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${token('space-half')} ${token('space-3')};
      padding: ${token('space-2h')} ${token('space-4')};
    }
    [data-tone] {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

const CustomerName = styled.span`
  min-width: 0;

  > * {
    ${ellipsis}
    display: block;

    ${media.narrow} {
      white-space: normal;
    }
  }
  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`
