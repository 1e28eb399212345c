import { LIST_QUERY } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { dayOf, formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Button, EmptyState, LinkButton, Panel, Row, Skeleton, size } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { useState } from 'react'
import { guestsMessages } from '../../../booking/guests.copy'
import { bookingsPath } from '../../../booking/paths'
import { formatCount } from '../../../platform/lists/format-count'
import { QueryView } from '../../../platform/refresh/QueryView'
import { CUSTOMER_COPY as COPY } from '../customers.copy'
import { BookingLinks } from './Account.styles'

const SHOWN = 10

/** The bookings of an account, newest first, each linked to the bookings list, where others have the same name. */
export function CustomerBookings({ customer }: { customer: Customer }) {
  const query = useListBookingsOfUserQuery(customer.id_user_pk, LIST_QUERY)
  const { currency } = useSite()
  const [isAll, setAll] = useState(false)
  const total = query.data?.length ?? 0
  const shown = isAll ? total : Math.min(SHOWN, total)

  return (
    <Panel
      title={COPY.bookings}
      subtitle={total > 0 && `${formatCount(shown)} of ${formatCount(total)}, newest first`}
      action={
        total > 0 && (
          <Row gap={2}>
            {total > SHOWN && (
              <Button size="small" variant="soft" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                {isAll ? COPY.newestBookings : COPY.allBookings}
              </Button>
            )}
            <LinkButton
              as={Link}
              to={bookingsPath({ customer: customer.id_user_pk, status: 'All' })}
              size="small"
              variant="soft"
            >
              {COPY.inList}
            </LinkButton>
          </Row>
        )
      }
    >
      <QueryView
        query={query}
        failure={COPY.bookingsNotLoaded}
        skeleton={<Skeleton label="Loading…" shape="block" height={size(40)} />}
      >
        {(bookings) =>
          bookings.length === 0 ? (
            <EmptyState title={COPY.noBookings} icon={<Ship aria-hidden="true" />} />
          ) : (
            <BookingLinks>
              {bookings.slice(0, shown).map((booking) => (
                <li key={booking.id}>
                  <Link to={bookingsPath({ id: booking.id, status: booking.status })}>
                    <b>
                      {booking.product_name}
                      <small>
                        {[
                          booking.guests && guestsMessages.guests(booking.guests),
                          formatMoney(booking.total_price, currency),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </small>
                    </b>
                    <span>
                      <time dateTime={dayOf(booking)}>{formatDateWithWeekday(booking.booking_date)}</time>
                      <small>
                        {booking.time_range} {booking.slot_name}
                      </small>
                    </span>
                    <StatusBadge status={booking.status} />
                  </Link>
                </li>
              ))}
            </BookingLinks>
          )
        }
      </QueryView>
    </Panel>
  )
}
