import { DateField, FilterBar, SearchField, SegmentedControl, useDebouncedInput } from '@luzzu/ui'
import { MAX_SEARCH } from '../../../platform/lists/list-place'
import { showCount } from '../../../platform/lists/show-count'
import { STATUS_LABELS, BOOKINGS_WORDS as WORDS } from '../bookings-words'
import { type BookingFilters, STATUS_CHOICES } from './booking-filters'

type BookingFilterBarProps = {
  filters: BookingFilters
  onChange: (change: Partial<BookingFilters>) => void
  /** How many bookings wait in all. */
  pending: number | undefined
}

export function BookingFilterBar({ filters, onChange, pending }: BookingFilterBarProps) {
  const search = useDebouncedInput(filters.search, (text) => onChange({ search: text }))
  const date = useDebouncedInput(filters.date, (day) => onChange({ date: day }))

  return (
    <FilterBar aria-label={WORDS.title} onSubmit={() => onChange({ search: search.text, date: date.text })}>
      <SearchField
        label={WORDS.search}
        hideLabel
        placeholder={WORDS.searchHint}
        maxLength={MAX_SEARCH}
        shortcut="/"
        value={search.text}
        onValueChange={search.type}
        onBlur={search.flush}
      />
      <DateField
        label={WORDS.date}
        hideLabel
        value={date.text}
        onChange={(event) => date.type(event.target.value)}
        onBlur={date.flush}
      />
      <SegmentedControl
        legend={WORDS.status}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        options={STATUS_CHOICES.map((choice) => ({
          value: choice,
          label: STATUS_LABELS[choice],
          ...(choice === 'Pending' && pending !== undefined && { count: showCount(pending) }),
        }))}
      />
    </FilterBar>
  )
}
