import { Button, EmptyState } from '@luzzu/ui'
import { Search } from 'lucide-react'
import { BOOKINGS_WORDS as WORDS } from '../bookings-words'
import { type BookingFilters, describeFilters, isFiltered } from '../filters/booking-filters'

/** What stands where no booking is found: by what the list was narrowed, and the way back to all of them. */
export function NoBookings({ filters, onClear }: { filters: BookingFilters; onClear: () => void }) {
  return (
    <EmptyState
      title={WORDS.none}
      icon={<Search aria-hidden="true" />}
      action={
        isFiltered(filters) && (
          <Button variant="plain" onClick={onClear}>
            {WORDS.clear}
          </Button>
        )
      }
    >
      {describeFilters(filters)}
    </EmptyState>
  )
}
