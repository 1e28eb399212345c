import { formatDateWithWeekday, mapHref, telHref } from '@luzzu/domain'
import { StatusBadge } from '@luzzu/page/area'
import { Button, type DescriptionItem, DescriptionList, Row, raisedSurface, token } from '@luzzu/ui'
import { AlarmClock, CalendarDays, Clock, MapPin, Phone, Users } from 'lucide-react'
import styled from 'styled-components'
import { NOT_CERTAIN, TRIP_COPY } from '../trip/trip.copy'
import { KeptTripLink } from './KeptTripLink'
import type { KeptTrip as Trip } from './kept-trip'
import { KEPT_TRIP_COPY as COPY, keptAtText } from './kept-trip.copy'
import { useKeptTrip } from './kept-trip-storage'

export type KeptTripProps = {
  /** Whether it is a link to the rest. @default false */
  isShort?: boolean
}

/** The next trip as this device knows it, where the server does not answer; nothing where it knows none. */
export function KeptTrip({ isShort = false }: KeptTripProps) {
  const trip = useKeptTrip()
  if (!trip) return null
  return isShort ? <KeptTripLink trip={trip} /> : <TripCard trip={trip} />
}

function TripCard({ trip }: { trip: Trip }) {
  return (
    <Card aria-label={`${COPY.title}: ${trip.product_name}`}>
      <p>{COPY.title}</p>
      <Row gap={3}>
        <h2>{trip.product_name}</h2>
        <StatusBadge status={trip.status} />
      </Row>
      <DescriptionList variant="icons" items={itemsOf(trip)} />
      {trip.status === 'Pending' && <p>{NOT_CERTAIN}</p>}
      <Actions>
        <Button
          as="a"
          href={mapHref(trip.where)}
          variant="plain"
          icon={<MapPin aria-hidden="true" />}
          aria-label={`${TRIP_COPY.directions}: ${trip.product_name}`}
        >
          {TRIP_COPY.directions}
        </Button>
        <Button
          as="a"
          href={telHref(trip.phone)}
          variant="plain"
          icon={<Phone aria-hidden="true" />}
          aria-label={`${TRIP_COPY.call}: ${trip.phone}`}
        >
          {trip.phone}
        </Button>
      </Actions>
      <small>{keptAtText(trip.keptAt)}</small>
    </Card>
  )
}

function itemsOf(trip: Trip): DescriptionItem[] {
  return [
    {
      term: COPY.date,
      detail: formatDateWithWeekday(trip.booking_date),
      icon: <CalendarDays aria-hidden="true" />,
    },
    {
      term: COPY.time,
      detail: `${trip.slot_name}, ${trip.time_range}`,
      small: trip.zone,
      icon: <Clock aria-hidden="true" />,
    },
    ...(trip.arrival === null
      ? []
      : [
          {
            term: TRIP_COPY.arrival,
            detail: TRIP_COPY.beThereAt(trip.arrival),
            icon: <AlarmClock aria-hidden="true" />,
          },
        ]),
    {
      term: TRIP_COPY.meetingPoint,
      detail: trip.where.text,
      icon: <MapPin aria-hidden="true" />,
    },
    {
      term: COPY.booking,
      detail: COPY.number(trip.id),
      ...(trip.guests !== null && { small: COPY.guests(trip.guests) }),
      icon: <Users aria-hidden="true" />,
    },
  ]
}

const Card = styled.article`
  ${raisedSurface}
  display: grid;
  gap: ${token('space-3')};
  width: 100%;
  max-width: ${token('width-dialog')};
  margin-inline: auto;
  padding: ${token('space-4')} ${token('space-5')};
  color: ${token('text')};
  text-align: start;

  h2 {
    font-size: ${token('heading-3')};
  }
  > p,
  > small {
    color: ${token('text-muted')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > a {
    flex: 1 0 auto;
  }
`
