import { useSite } from '@luzzu/api-client/site'
import { arrivalTime, mailHref, mapHref, telHref, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type DescriptionItem, DescriptionList } from '@luzzu/ui'
import { AlarmClock, Backpack, MapPin, Phone, ShieldCheck } from 'lucide-react'
import { TRIP_COPY } from './trip.copy'
import { useGuestDetails } from './use-guest-details'

type TripInfoProps = {
  booking: Booking
  /** Only where and when to be there, or only what to prepare and how to call. @default both */
  part?: 'coming' | 'preparing'
  /** Whether it says how to call, where nothing beside it does. @default true */
  hasContact?: boolean
  /** What stands before it in the same list. */
  before?: readonly DescriptionItem[]
}

/** What the guests of a booking need to know before they come. */
export function TripInfo({ booking, part, hasContact = true, before = [] }: TripInfoProps) {
  const site = useSite()
  const { where, bring, requirements } = useGuestDetails(booking.id_product_fk)
  const arrival = arrivalTime(booking, site)
  const coming: (DescriptionItem | false)[] = [
    {
      term: TRIP_COPY.meetingPoint,
      detail: <a href={mapHref(where)}>{where.text}</a>,
      small: TRIP_COPY.meetingPoint,
      icon: <MapPin aria-hidden="true" />,
    },
    arrival !== undefined && {
      term: TRIP_COPY.arrival,
      detail: TRIP_COPY.beThereAt(arrival),
      // Another time before it has named the zone.
      small: before.length === 0 && zoneName(site.time_zone),
      icon: <AlarmClock aria-hidden="true" />,
    },
  ]
  const preparing: (DescriptionItem | false)[] = [
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
    hasContact && {
      term: TRIP_COPY.contact,
      detail: <a href={telHref(site.contact.phone)}>{site.contact.phone}</a>,
      small: <a href={mailHref(site.contact.mail)}>{site.contact.mail}</a>,
      icon: <Phone aria-hidden="true" />,
    },
  ]
  const items = [
    ...before,
    ...(part === 'preparing' ? [] : coming),
    ...(part === 'coming' ? [] : preparing),
  ].filter((item) => item !== false)
  return <DescriptionList variant="icons" items={items} />
}

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>)
