import { useSite } from '@luzzu/api-client/site'
import { arrivalTime, formatMoney, zoneName } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Badge, Button, type DescriptionItem, DescriptionList, Row } from '@luzzu/ui'
import { AlarmClock, CalendarCheck, CalendarX, MapPin } from 'lucide-react'
import { formatDaysUntil, paidBooking, type ZonedNow } from '../../../platform/trip/booking-schedule'
import { freeUntilOf } from '../../../platform/trip/cancellation-row'
import { PendingNotice } from '../../../platform/trip/PendingNotice'
import { TripLinks } from '../../../platform/trip/TripLinks'
import { TRIP_COPY } from '../../../platform/trip/trip.copy'
import { useGuestDetails } from '../../../platform/trip/use-guest-details'
import { whenItems } from '../../../platform/trip/when-items'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { LazyBalanceLine } from '../payments/lazy-payments'
import { BookingImage } from './BookingCard'
import { NextCard, NextCardActions, NextCardBody } from './cards.styles'

type NextBookingCardProps = { booking: Booking; zonedNow: ZonedNow; onView: () => void }

/** The next trip, with the days left, when to be where, and the deadlines of its answer and its cancellation. */
export function NextBookingCard({ booking, zonedNow, onView }: NextBookingCardProps) {
  const site = useSite()
  const { where } = useGuestDetails(booking.id_product_fk)
  return (
    <NextCard aria-label={`Next trip: ${booking.product_name}`}>
      <BookingImage productId={booking.id_product_fk} sizes="(min-width: 768px) 510px, 100vw" />
      <NextCardBody>
        <div>
          <Row gap={3}>
            <Badge tone="highlight">{MY_BOOKINGS_COPY.next(formatDaysUntil(booking, zonedNow))}</Badge>
            <StatusBadge status={booking.status} />
          </Row>
          <h2>{booking.product_name}</h2>
          <p>{booking.username}</p>
          <p>{MY_BOOKINGS_COPY.total(formatMoney(booking.total_price, site.currency))}</p>
          <LazyBalanceLine booking={booking} isUpcoming />
        </div>
        <PendingNotice booking={booking} />
        <DescriptionList variant="icons" items={bookingItems(booking, site, zonedNow, where.text)} />
        <NextCardActions>
          <Button onClick={onView} aria-label={`${MY_BOOKINGS_COPY.viewDetails}: ${booking.product_name}`}>
            {MY_BOOKINGS_COPY.viewDetails}
          </Button>
          <TripLinks booking={booking} isUpcoming again />
        </NextCardActions>
      </NextCardBody>
    </NextCard>
  )
}

function bookingItems(booking: Booking, site: Site, zonedNow: ZonedNow, where: string): DescriptionItem[] {
  const { timeZone } = zonedNow
  const arrival = arrivalTime(booking, site)
  const until = freeUntilOf(booking, zonedNow)
  const items: (DescriptionItem | false)[] = [
    ...whenItems(booking, timeZone),
    arrival === undefined
      ? { term: TRIP_COPY.meetingPoint, detail: where, icon: <MapPin aria-hidden="true" /> }
      : {
          term: TRIP_COPY.arrival,
          detail: TRIP_COPY.beThereAt(arrival),
          small: where,
          icon: <AlarmClock aria-hidden="true" />,
        },
    // What comes back of what was paid later on is in the details.
    (until !== undefined || !paidBooking(booking)) && {
      term: 'Cancellation',
      detail: until ? `Free cancellation until ${until}` : 'Free cancellation has ended',
      small: until && zoneName(timeZone),
      icon: until ? <CalendarCheck aria-hidden="true" /> : <CalendarX aria-hidden="true" />,
    },
  ]
  return items.filter((item) => item !== false)
}
