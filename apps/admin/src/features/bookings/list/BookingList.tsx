import { type BookingPage, useLazyWatchBookingsQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import type { Decision } from '../../../platform/booking-actions/booking-decisions'
import { useDecisionKeys } from '../../../platform/booking-actions/use-decision-keys'
import { ListPanel } from '../../../platform/lists/ListPanel.styles'
import { PAGE_SIZE } from '../../../platform/lists/list-place'
import { NothingFound } from '../../../platform/lists/NothingFound'
import { PageTurner } from '../../../platform/lists/PageTurner'
import { useLive } from '../../../platform/live-updates/use-live'
import { type QueryState, QueryView } from '../../../platform/loading/QueryView'
import { useKeptFocus } from '../../../platform/row-navigation/use-kept-focus'
import { BOOKINGS_WORDS as WORDS } from '../bookings-words'
import { BulkBar } from '../bulk/BulkBar'
import { describeFilters, isFiltered, nextOrder, queryOf, withoutFilters } from '../filters/booking-filters'
import type { useBookingFilters } from '../filters/use-booking-filters'
import { BookingListHead } from './BookingListHead'
import type { RowIntents } from './BookingRowActions'
import { BookingsTable } from './BookingsTable'
import { useTicks } from './use-ticks'

type BookingListProps = RowIntents & {
  query: QueryState<BookingPage>
  view: ReturnType<typeof useBookingFilters>
  onAskMany: (decision: Decision, bookings: readonly Booking[]) => void
  /** A question about a booking of the list is open. */
  isAsking: boolean
}

/** A page of bookings: how many of how many, the rows, and the way to the next page. */
export function BookingList({ query, view, onAskMany, isAsking, ...intents }: BookingListProps) {
  const { filters, place } = view
  const panel = useKeptFocus<HTMLElement>(query.data, isAsking)
  const ticks = useTicks(query.data?.bookings)
  const [watch] = useLazyWatchBookingsQuery()
  const live = useLive({
    rows: query.data?.bookings,
    limit: PAGE_SIZE,
    look: () =>
      watch(queryOf(filters, place))
        .unwrap()
        .then(({ bookings }) => bookings),
    refetch: query.refetch,
    place: panel,
    isHeld: ticks.selected.length > 0,
  })
  useDecisionKeys({ place: panel, bookings: live.rows, onAsk: intents.onAsk, acts: { x: ticks.toggle } })
  const rows = {
    ...intents,
    gone: live.gone,
    order: filters.order,
    onOrder: () => view.narrow({ order: nextOrder(filters.order) }),
    selection: { selected: ticks.ticked, onChange: ticks.setTicked },
    empty: (
      <NothingFound
        title={WORDS.none}
        clearLabel={WORDS.clear}
        onClear={isFiltered(filters) ? () => view.narrow(withoutFilters()) : undefined}
      >
        {describeFilters(filters)}
      </NothingFound>
    ),
  }

  return (
    <ListPanel ref={panel} tabIndex={-1} aria-label={WORDS.list} aria-busy={query.isFetching}>
      {ticks.selected.length > 0 && (
        <BulkBar selected={ticks.selected} onAsk={onAskMany} onClear={ticks.clear} />
      )}
      <BookingListHead
        page={query.data}
        hasFailed={query.isError}
        filters={filters}
        onNarrow={view.narrow}
        live={live}
      />
      <QueryView
        query={query}
        failure="The bookings could not be loaded."
        waiting={<BookingsTable bookings={undefined} {...rows} />}
      >
        {({ bookings, next, total }) => (
          <>
            <BookingsTable bookings={live.rows ?? bookings} {...rows} />
            <PageTurner
              label={WORDS.pages}
              place={place}
              page={{ shown: bookings.length, next, total }}
              isFetching={query.isFetching}
              onBack={view.goBack}
              onOn={view.goOn}
            />
          </>
        )}
      </QueryView>
    </ListPanel>
  )
}
