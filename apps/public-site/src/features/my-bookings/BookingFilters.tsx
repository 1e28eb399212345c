import { isBookingStatus } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, DateField, SearchField, Select } from '@luzzu/ui'
import { Filters } from './my-bookings.styles'
import { MY_BOOKINGS_WORDS } from './my-bookings-words'
import { type BookingFilters as Chosen, NO_FILTERS, paramsOf, statusesIn } from './rules/booking-filters'

type BookingFiltersProps = {
  bookings: readonly Booking[]
  filters: Chosen
  onChange: (part: Partial<Chosen>) => void
}

export function BookingFilters({ bookings, filters, onChange }: BookingFiltersProps) {
  const narrowed = paramsOf(filters).size > 0
  return (
    <Filters role="search" aria-label="Bookings" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={MY_BOOKINGS_WORDS.search}
        placeholder={MY_BOOKINGS_WORDS.searchHint}
        value={filters.search}
        onValueChange={(search) => onChange({ search })}
      />
      <DateField
        label={MY_BOOKINGS_WORDS.date}
        value={filters.date}
        onChange={(event) => onChange({ date: event.target.value })}
      />
      <Select
        label={MY_BOOKINGS_WORDS.status}
        value={filters.status ?? ''}
        onChange={({ target: { value } }) => onChange({ status: isBookingStatus(value) ? value : null })}
      >
        <option value="">{MY_BOOKINGS_WORDS.allStatuses}</option>
        {statusesIn(bookings, filters.status).map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Button
        variant="plain"
        disabledReason={narrowed ? undefined : 'No filter is set.'}
        onClick={() => onChange(NO_FILTERS)}
      >
        {MY_BOOKINGS_WORDS.clear}
      </Button>
    </Filters>
  )
}
