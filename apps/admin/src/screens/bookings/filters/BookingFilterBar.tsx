import { isCompleteDate, MAX_LENGTH } from '@luzzu/domain'
import { type UrlFilters, useFilterDraft } from '@luzzu/page/area'
import { DateField, FilterBar, media, SearchField, SegmentedControl, Select, size, token } from '@luzzu/ui'
import styled from 'styled-components'
import { SOURCE_CHOICE_LABELS, SOURCE_COPY } from '../../../booking/resellers/resellers.copy'
import { useHasResellers } from '../../../booking/resellers/use-has-resellers'
import { formatCount } from '../../../platform/lists/format-count'
import { BOOKINGS_COPY as COPY, STATUS_LABELS } from '../bookings.copy'
import { type BookingFilters, parseSource, SOURCE_CHOICES, STATUS_CHOICES } from './booking-filters'
import { CustomerFilter } from './CustomerFilter'

type BookingFilterBarProps = {
  view: UrlFilters<BookingFilters>
  /** Number of pending bookings in total. */
  pending: number | undefined
}

export function BookingFilterBar({ view, pending }: BookingFilterBarProps) {
  const search = useFilterDraft(view, 'search')
  const { customer } = view.filters
  const hasResellers = useHasResellers()
  const hasSource = hasResellers || view.filters.source !== 'All'
  const date = useFilterDraft(view, 'date', { isComplete: isCompleteDate })

  function flush() {
    search.flush()
    date.flush()
  }

  return (
    <FilterBar aria-label={COPY.title} onSubmit={flush}>
      <SearchField
        label={COPY.search}
        hideLabel
        placeholder={COPY.searchHint}
        maxLength={MAX_LENGTH.search}
        shortcut="/"
        value={search.text}
        onValueChange={search.type}
        onBlur={search.flush}
      />
      <BookingDate data-alone={!hasSource || undefined}>
        <DateField
          label={COPY.date}
          value={date.text}
          onChange={(event) => date.type(event.target.value)}
          onBlur={date.flush}
        />
      </BookingDate>
      {hasSource && (
        <Source>
          <Select
            label={SOURCE_COPY.term}
            hideLabel
            value={view.filters.source}
            onChange={({ target }) => view.narrow({ source: parseSource(target.value) })}
          >
            {SOURCE_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {choice === 'All' ? SOURCE_COPY.all : SOURCE_CHOICE_LABELS[choice]}
              </option>
            ))}
          </Select>
        </Source>
      )}
      {customer !== undefined && (
        <CustomerFilter customer={customer} onRemove={() => view.narrow({ customer: undefined })} />
      )}
      <SegmentedControl
        legend={COPY.status}
        value={view.filters.status}
        onChange={(status) => view.narrow({ status })}
        options={STATUS_CHOICES.map((choice) => ({
          value: choice,
          label: STATUS_LABELS[choice],
          ...(choice === 'Pending' && pending !== undefined && { count: formatCount(pending) }),
        }))}
      />
    </FilterBar>
  )
}

/** In one line with the others, where they are in one; on a phone beside its label, where it has a line of its own. */
const BookingDate = styled.div`
  ${media.phone} {
    &[data-alone] > div {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: ${token('space-3')};
    }
  }
  ${media.largeText} {
    &&[data-alone] > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.wide} {
    && {
      flex-basis: auto;
    }
    > div {
      grid-template-columns: auto ${token('column-date')};
      align-items: center;
      column-gap: ${token('space-2')};
    }
  }
`

/** Narrow enough to stand in one line with the others. */
const Source = styled.div`
  ${media.tablet} {
    && {
      min-width: ${size(31)};
    }
  }
`
