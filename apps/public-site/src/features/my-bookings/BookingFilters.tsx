import { isBookingStatus, isCompleteDate } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { type UrlFilters, useFilterDraft } from '@luzzu/page/area'
import { Button, DateField, SearchField, Select } from '@luzzu/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { availableStatuses, type BookingsView, isNarrowed, NO_FILTERS } from './booking-filters'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'
import { Filters, Unfold } from './my-bookings.styles'

type BookingFiltersProps = {
  bookings: readonly Booking[]
  view: UrlFilters<BookingsView>
}

/** Search and filters; on a phone folded until they are wanted. */
export function BookingFilters({ bookings, view }: BookingFiltersProps) {
  const { filters, narrow } = view
  const search = useFilterDraft(view, 'search')
  const date = useFilterDraft(view, 'date', { isComplete: isCompleteDate })
  const narrowed = isNarrowed(filters)
  const [unfolded, setUnfolded] = useState(narrowed)
  return (
    <>
      <Unfold>
        <Button
          variant="plain"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {MY_BOOKINGS_COPY.filter}
        </Button>
      </Unfold>
      <Filters
        data-folded={!unfolded || undefined}
        role="search"
        noValidate
        aria-label="Bookings"
        onSubmit={(event) => event.preventDefault()}
      >
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
    </>
  )
}
