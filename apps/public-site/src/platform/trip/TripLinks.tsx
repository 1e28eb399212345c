import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { occupiesUnit, telHref } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Button, LinkButton, Row } from '@luzzu/ui'
import { CalendarPlus, MapPin, Phone, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { calendarFile } from './calendar-file'
import { mapHref } from './map-href'
import { TRIP_COPY } from './trip.copy'
import { useGuestDetails } from './use-guest-details'

type TripLinksProps = {
  booking: Booking
  /** Whether the way there, the phone and the calendar are of use: not for what is over or cancelled. */
  isUpcoming: boolean
  /** Whether it can be booked another time, while it is offered. @default false */
  again?: boolean
  /** What else can be done, in the same row. */
  children?: ReactNode
}

/** What can be done about a trip besides changing it. */
export function TripLinks({ booking, isUpcoming, again = false, children }: TripLinksProps) {
  const site = useSite()
  const details = useGuestDetails(booking.id_product_fk, { skip: !isUpcoming })
  const isOffered = useListProductsQuery().data?.some(({ id }) => id === booking.id_product_fk) ?? false
  const named = (action: string) => `${action}: ${booking.product_name}`

  function addToCalendar() {
    const url = new URL(paths.myBookings, location.href).href
    const calendar = new Blob([calendarFile(booking, { site, details, url })], { type: 'text/calendar' })
    saveFile(`booking-${booking.id}.ics`, URL.createObjectURL(calendar))
  }

  return (
    <Row gap={2}>
      {isUpcoming && (
        <>
          <LinkButton
            href={mapHref(details.where)}
            variant="plain"
            size="small"
            icon={<MapPin aria-hidden="true" />}
            aria-label={named(TRIP_COPY.directions)}
          >
            {TRIP_COPY.directions}
          </LinkButton>
          <LinkButton
            href={telHref(site.contact.phone)}
            variant="plain"
            size="small"
            icon={<Phone aria-hidden="true" />}
            aria-label={named(TRIP_COPY.call)}
          >
            {TRIP_COPY.call}
          </LinkButton>
          {occupiesUnit(booking.status) && site.installation && (
            <Button
              variant="plain"
              size="small"
              icon={<CalendarPlus aria-hidden="true" />}
              aria-label={named(TRIP_COPY.calendar)}
              onClick={addToCalendar}
            >
              {TRIP_COPY.calendar}
            </Button>
          )}
        </>
      )}
      {children}
      {again && isOffered && (
        <LinkButton
          as={Link}
          to={paths.book(booking.id_product_fk)}
          variant="plain"
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={named(TRIP_COPY.again)}
        >
          {TRIP_COPY.again}
        </LinkButton>
      )}
    </Row>
  )
}
