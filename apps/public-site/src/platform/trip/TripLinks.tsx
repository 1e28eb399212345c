import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { mapHref, occupiesUnit, telHref } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { saveFile } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Row } from '@luzzu/ui'
import { CalendarPlus, MapPin, Phone, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { calendarFile } from './calendar-file'
import { TripAction } from './TripAction'
import { TRIP_COPY } from './trip.copy'
import { useGuestDetails } from './use-guest-details'

type TripLinksProps = {
  booking: Booking
  /** Whether the way there, the phone and the calendar are of use: not for what is over or cancelled. */
  isUpcoming: boolean
  /** Whether the way there and the phone are told beside it. @default false */
  hasInfo?: boolean
  /** Whether it can be booked another time, while it is offered. @default false */
  again?: boolean
  /** Whether each is its icon only where there is no room for words, as in a list. @default false */
  isCompact?: boolean
  /** What else can be done, in the same row. */
  children?: ReactNode
}

/** What can be done about a trip besides changing it. */
export function TripLinks({
  booking,
  isUpcoming,
  hasInfo = false,
  again = false,
  isCompact = false,
  children,
}: TripLinksProps) {
  const site = useSite()
  const details = useGuestDetails(booking.id_product_fk, { skip: !isUpcoming })
  const isOffered = useListProductsQuery().data?.some(({ id }) => id === booking.id_product_fk) ?? false
  const common = { productName: booking.product_name, isCompact }

  function addToCalendar() {
    const file = calendarFile(booking, { site, details, origin: location.origin, now: new Date() })
    const calendar = new Blob([file], { type: 'text/calendar' })
    saveFile(`booking-${booking.id}.ics`, URL.createObjectURL(calendar))
  }

  return (
    <Row gap={isCompact ? 1 : 2}>
      {isUpcoming && !hasInfo && (
        <>
          <TripAction
            {...common}
            as="a"
            href={mapHref(details.where)}
            label={TRIP_COPY.directions}
            icon={<MapPin aria-hidden="true" />}
          />
          <TripAction
            {...common}
            as="a"
            href={telHref(site.contact.phone)}
            label={TRIP_COPY.call}
            icon={<Phone aria-hidden="true" />}
          />
        </>
      )}
      {isUpcoming && occupiesUnit(booking.status) && site.installation && (
        <TripAction
          {...common}
          label={TRIP_COPY.calendar}
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={addToCalendar}
        />
      )}
      {children}
      {again && isOffered && (
        <TripAction
          {...common}
          as={Link}
          to={bookAgain(booking)}
          label={TRIP_COPY.again}
          icon={<RotateCw aria-hidden="true" />}
        />
      )}
    </Row>
  )
}

/** The wizard with the people, the add-ons and the slot of the last time; the day is chosen there. */
function bookAgain({ id_product_fk, guests, addons, slot_id }: Booking): string {
  const addonIds = addons.flatMap(({ addon_id }) => addon_id ?? [])
  const params = new URLSearchParams({
    ...(guests !== null && { guests: String(guests) }),
    ...(addonIds.length > 0 && { addon_ids: addonIds.join(',') }),
    slot_id: String(slot_id),
  })
  return `${paths.book(id_product_fk)}?${params}`
}
