import { useSite } from '@luzzu/api-client/site'
import { arrivalTime, mailHref, mapHref, telHref, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type DescriptionItem, DescriptionList } from '@luzzu/ui'
import { Backpack, Clock, MapPin, Phone, ShieldCheck } from 'lucide-react'
import { TRIP_COPY } from './trip.copy'
import { useGuestDetails } from './use-guest-details'

/** What the guests of a booking need to know before they come. */
export function TripInfo({ booking }: { booking: Booking }) {
  const site = useSite()
  const { where, bring, requirements } = useGuestDetails(booking.id_product_fk)
  const arrival = arrivalTime(booking, site)
  const items: (DescriptionItem | false)[] = [
    {
      term: TRIP_COPY.meetingPoint,
      detail: <a href={mapHref(where)}>{where.text}</a>,
      small: TRIP_COPY.meetingPoint,
      icon: <MapPin aria-hidden="true" />,
    },
    arrival !== undefined && {
      term: TRIP_COPY.arrival,
      detail: TRIP_COPY.beThereAt(arrival),
      small: zoneName(site.time_zone),
      icon: <Clock aria-hidden="true" />,
    },
    bring.length > 0 && {
      term: TRIP_COPY.bring,
      detail: lines(bring),
      small: TRIP_COPY.bring,
      icon: <Backpack aria-hidden="true" />,
    },
    requirements.length > 0 && {
      term: TRIP_COPY.requirements,
      detail: lines(requirements),
      small: TRIP_COPY.requirements,
      icon: <ShieldCheck aria-hidden="true" />,
    },
    {
      term: TRIP_COPY.contact,
      detail: <a href={telHref(site.contact.phone)}>{site.contact.phone}</a>,
      small: <a href={mailHref(site.contact.mail)}>{site.contact.mail}</a>,
      icon: <Phone aria-hidden="true" />,
    },
  ]
  return <DescriptionList variant="icons" items={items.filter((item) => item !== false)} />
}

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>)
