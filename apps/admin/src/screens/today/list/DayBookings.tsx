import { type CalendarDate, formatDateWithWeekday, MAX_LENGTH } from '@luzzu/domain'
import type { Hold, ManifestEntry } from '@luzzu/domain/contracts'
import { useFilterDraft } from '@luzzu/page/area'
import { EmptyState, SearchField, token, VisuallyHidden } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import type { DaySlot } from '../../../booking/day-slots'
import { bookingsPath } from '../../../booking/paths'
import { NoResults } from '../../../platform/lists/NoResults'
import { useHeld } from '../../../platform/use-held'
import type { ListView, View } from '../day-view'
import { TODAY_COPY, todayMessages } from '../today.copy'
import { DayList } from './DayList'
import type { DaySections } from './day-sections'
import { findBookings } from './find-bookings'
import { LIST_COPY as COPY, listMessages } from './list.copy'
import type { RowActions } from './row-actions'
import { useListedBookings } from './use-listed-bookings'

/** Fewer are found by looking at them. */
const SEARCHED_FROM = 8

type DayBookingsProps = RowActions & {
  bookings: readonly ManifestEntry[]
  holds: readonly Hold[]
  date: CalendarDate
  today: CalendarDate
  /** What of it is searched, opened and folded. */
  view: ListView
  only: View
  /** What closures do to a slot, in words. */
  closedIn: (slot: DaySlot) => string | undefined
  /** The booking that is opened at first. */
  linkedId: number | undefined
  /** Whether a dialog is open in a row: the rows stay as they are. */
  isHeld: boolean
  /** Puts bookings and holds into the order in which they need attention. */
  sectionsOf: (day: { bookings: readonly ManifestEntry[]; holds: readonly Hold[] }) => DaySections
}

/** The bookings of a day: all, those that wait for an answer, those who are late, or those that a text finds. */
export function DayBookings({
  bookings,
  holds,
  date,
  today,
  view,
  only,
  closedIn,
  linkedId,
  isHeld,
  sectionsOf,
  ...actions
}: DayBookingsProps) {
  const draft = useFilterDraft(view, 'search')
  const search = draft.text
  const field = useRef<HTMLInputElement>(null)
  const isSearched = search.trim() !== ''
  const listed = useListedBookings(bookings, only)
  const found = findBookings(listed, search)
  const listedHolds = only !== 'all' || isSearched ? [] : holds
  const { sections, isEmpty } = useHeld(
    {
      sections: sectionsOf({ bookings: found, holds: listedHolds }),
      isEmpty: found.length + listedHolds.length === 0,
    },
    isHeld,
  )
  const isUnfolded = isSearched || only === 'late'
  const dateText = formatDateWithWeekday(date)

  function clear() {
    view.narrow({ search: '' })
    field.current?.focus()
  }

  return (
    <>
      {(isSearched || bookings.length >= SEARCHED_FROM) && (
        <Search role="search">
          <SearchField
            label={COPY.search}
            hideLabel
            placeholder={COPY.searchHint}
            shortcut="/"
            ref={field}
            maxLength={MAX_LENGTH.search}
            value={search}
            onValueChange={draft.type}
            onBlur={draft.flush}
          />
          <VisuallyHidden role="status">{isSearched && listMessages.found(found.length)}</VisuallyHidden>
        </Search>
      )}
      {!isEmpty && (
        <DayList
          // What is found is not folded, and neither is what another day has.
          key={`${date} ${isUnfolded ? 'found' : 'all'}`}
          sections={sections}
          isToday={date === today}
          isFound={isUnfolded}
          view={view}
          closedIn={closedIn}
          linkedId={linkedId}
          today={today}
          {...actions}
        />
      )}
      {isEmpty && isSearched && (
        <NoResults
          title={COPY.noneFound}
          clearLabel={COPY.clear}
          onClear={clear}
          widen={{ label: COPY.searchAll, path: bookingsPath({ query: search.trim(), status: 'All' }) }}
        />
      )}
      {isEmpty && !isSearched && (
        <EmptyState
          icon={<Anchor aria-hidden="true" />}
          title={(bookings.length > 0 && NONE_LISTED[only]) || todayMessages.none(dateText)}
        />
      )}
    </>
  )
}

const NONE_LISTED: Partial<Record<View, string>> = {
  pending: TODAY_COPY.nothingWaiting,
  late: TODAY_COPY.nobodyLate,
}

const Search = styled.div`
  padding: ${token('space-2')};
  border-bottom: 1px solid ${token('line-strong')};
`
