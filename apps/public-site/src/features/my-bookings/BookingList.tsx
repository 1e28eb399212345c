import type { Booking } from '@luzzu/domain/contracts'
import { type UrlFilters, useUrlFilters } from '@luzzu/page/area'
import { EmptyPicture, EmptyState } from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetTrip } from '../../platform/kept-trip/kept-trip-storage'
import { groupBookings, isUpcoming } from '../../platform/trip/booking-schedule'
import { useZonedNow } from '../../platform/trip/use-zoned-now'
import { BookingFilters } from './BookingFilters'
import { type BookingsView, matches, parseView, viewParams } from './booking-filters'
import { BookingCard } from './cards/BookingCard'
import { NextBookingCard } from './cards/NextBookingCard'
import { BookingDetails } from './details/BookingDetails'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'
import { Count, GroupTitle, List } from './my-bookings.styles'

const GROUPS = ['upcoming', 'past', 'cancelled'] as const
const VIEW = { read: parseView, write: viewParams }

/** The bookings that match the filters, the next trip first, and the details of one of them. */
export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
  const zonedNow = useZonedNow()
  const view = useUrlFilters(VIEW)
  const [cancelledId, setCancelledId] = useState<number | null>(null)
  const found = bookings.filter((booking) => matches(booking, view.filters))
  const { next, ...groups } = groupBookings(found, zonedNow)
  const isGrouped =
    [next ?? groups.upcoming[0], groups.past[0], groups.cancelled[0]].filter(Boolean).length > 1
  const [openId, setOpenId] = useOpenBooking(view)
  const viewed = bookings.find(({ id }) => id === openId)

  /** Shows the cancelled trip, whatever status was looked for. */
  function handleCancelled(id: number) {
    forgetTrip(id)
    setOpenId(null)
    setCancelledId(id)
    if (view.filters.status !== null) view.narrow({ status: null })
  }

  return (
    <>
      {next && <NextBookingCard booking={next} zonedNow={zonedNow} onView={() => setOpenId(next.id)} />}
      <BookingFilters bookings={bookings} view={view} />
      <Count role="status">
        {found.length} of {bookings.length} {bookings.length === 1 ? 'booking' : 'bookings'}
        {next && MY_BOOKINGS_COPY.nextAbove}
      </Count>
      {found.length === 0 ? (
        <EmptyState title={MY_BOOKINGS_COPY.noMatch} titleAs="h2" picture={<EmptyPicture />}>
          {MY_BOOKINGS_COPY.noMatchHint}
        </EmptyState>
      ) : (
        GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <section key={group} aria-label={MY_BOOKINGS_COPY[group]}>
            {isGrouped && <GroupTitle>{MY_BOOKINGS_COPY[group]}</GroupTitle>}
            <List>
              {groups[group].map((booking) => (
                <li key={booking.id}>
                  <BookingCard
                    booking={booking}
                    titleAs={isGrouped ? 'h3' : 'h2'}
                    isUpcoming={isUpcoming(booking, zonedNow)}
                    isShown={booking.id === cancelledId && booking.status === 'Cancelled'}
                    onView={() => setOpenId(booking.id)}
                  />
                </li>
              ))}
            </List>
          </section>
        ))
      )}
      {viewed && (
        <BookingDetails
          booking={viewed}
          zonedNow={zonedNow}
          onClose={() => setOpenId(null)}
          onCancelled={handleCancelled}
        />
      )}
    </>
  )
}

/** The booking whose details are open. The address follows once they are gone, with all that would hold a navigation. */
function useOpenBooking({ filters, narrow }: UrlFilters<BookingsView>) {
  const [openId, setOpenId] = useState(filters.openId)
  const follow = useEffectEvent(() => {
    if (filters.openId !== openId) narrow({ openId })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows, and is followed at first only
  useEffect(() => {
    follow()
  }, [openId])
  return [openId, setOpenId] as const
}
