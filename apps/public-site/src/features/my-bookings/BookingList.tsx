import { useSite } from '@luzzu/api-client/site'
import { isBookingStatus, isCompleteDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type UrlFilters, useFilterDraft, useUrlFilters } from '@luzzu/page/area'
import { Button, DateField, EmptyPicture, EmptyState, SearchField, Select, useNow } from '@luzzu/ui'
import { useState } from 'react'
import {
  availableStatuses,
  type BookingFilters as Chosen,
  filterParams,
  matches,
  NO_FILTERS,
  parseFilters,
} from './booking-filters'
import { groupBookings, type ZonedNow } from './booking-schedule'
import { BookingCard } from './cards/BookingCard'
import { NextBookingCard } from './cards/NextBookingCard'
import { BookingDetails } from './details/BookingDetails'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'
import { Count, Filters, List } from './my-bookings.styles'

const FILTERS = { read: parseFilters, write: filterParams }

/** The bookings that match the filters, the next trip first, and the details of one of them. */
export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
  const zonedNow = useZonedNow()
  const view = useUrlFilters(FILTERS)
  const [viewedId, setViewedId] = useState<number | null>(null)
  const found = bookings.filter((booking) => matches(booking, view.filters))
  const { next, others } = groupBookings(found, zonedNow)
  const viewed = bookings.find(({ id }) => id === viewedId)

  return (
    <>
      <BookingFilters bookings={bookings} view={view} />
      <Count role="status">
        {found.length} of {bookings.length} {bookings.length === 1 ? 'booking' : 'bookings'}
      </Count>
      {next && <NextBookingCard booking={next} zonedNow={zonedNow} onView={() => setViewedId(next.id)} />}
      {found.length === 0 ? (
        <EmptyState title={MY_BOOKINGS_COPY.noMatch} titleAs="h2" picture={<EmptyPicture />}>
          {MY_BOOKINGS_COPY.noMatchHint}
        </EmptyState>
      ) : (
        <List>
          {others.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} onView={() => setViewedId(booking.id)} />
            </li>
          ))}
        </List>
      )}
      {viewed && <BookingDetails booking={viewed} zonedNow={zonedNow} onClose={() => setViewedId(null)} />}
    </>
  )
}

/** The current minute, shared by the whole page so that nothing expired is offered. */
function useZonedNow(): ZonedNow {
  const { time_zone, cancellation_hours } = useSite()
  return { now: useNow(), timeZone: time_zone, cancellationHours: cancellation_hours }
}

type BookingFiltersProps = {
  bookings: readonly Booking[]
  view: UrlFilters<Chosen>
}

function BookingFilters({ bookings, view }: BookingFiltersProps) {
  const { filters, narrow } = view
  const search = useFilterDraft(view, 'search')
  const date = useFilterDraft(view, 'date', { isComplete: isCompleteDate })
  const narrowed = filterParams(filters).size > 0
  return (
    <Filters role="search" aria-label="Bookings" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={MY_BOOKINGS_COPY.search}
        placeholder={MY_BOOKINGS_COPY.searchHint}
        value={search.text}
        onValueChange={search.type}
        onBlur={search.flush}
      />
      <DateField
        label={MY_BOOKINGS_COPY.date}
        value={date.text}
        onChange={(event) => date.type(event.target.value)}
        onBlur={date.flush}
      />
      <Select
        label={MY_BOOKINGS_COPY.status}
        value={filters.status ?? ''}
        onChange={({ target: { value } }) => narrow({ status: isBookingStatus(value) ? value : null })}
      >
        <option value="">{MY_BOOKINGS_COPY.allStatuses}</option>
        {availableStatuses(bookings, filters.status).map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Button
        variant="plain"
        disabledReason={narrowed ? undefined : 'No filters are set.'}
        onClick={() => narrow(NO_FILTERS)}
      >
        {MY_BOOKINGS_COPY.clear}
      </Button>
    </Filters>
  )
}
