import { type BookingPage, useLazyWatchBookingsQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'
import type { BulkDecision } from '../../../booking/decisions/booking-decisions'
import { useDecisionShortcuts } from '../../../booking/decisions/use-decision-shortcuts'
import { useLiveUpdates } from '../../../booking/live-updates/use-live-updates'
import { ListPagination } from '../../../platform/lists/ListPagination'
import { ListPanel } from '../../../platform/lists/ListPanel.styles'
import { NoResults } from '../../../platform/lists/NoResults'
import { PAGE_SIZE, useLostPage } from '../../../platform/lists/pagination'
import { ScreenOnly } from '../../../platform/print-table.styles'
import { type QueryState, QueryView } from '../../../platform/refresh/QueryView'
import { useFocusedRow, useNamedRow } from '../../../platform/row-navigation/use-focused-row'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { BOOKINGS_COPY as COPY, describeFilters } from '../bookings.copy'
import { BulkBar } from '../bulk/BulkBar'
import { isFiltered, nextOrder, queryOf, widened, withoutFilters } from '../filters/booking-filters'
import { withFirst } from '../filters/exact-match'
import type { useBookingFilters } from '../filters/use-booking-filters'
import { useExactMatch } from '../filters/use-exact-match'
import { PrintedBookings } from '../print/PrintedBookings'
import { usePrintBookings } from '../print/use-print-bookings'
import { BookingListHead } from './BookingListHead'
import type { RowHandlers } from './BookingRowActions'
import { BookingsTable } from './BookingsTable'

type BookingListProps = RowHandlers & {
  query: QueryState<BookingPage>
  view: ReturnType<typeof useBookingFilters>
  onBulkDecide: (decision: BulkDecision, bookings: readonly Booking[]) => void
  /** Whether a dialog about a booking is open. */
  isDialogOpen: boolean
}

/** A page of bookings: result count, rows, pagination. */
export function BookingList({ query, view, onBulkDecide, isDialogOpen, ...handlers }: BookingListProps) {
  const { filters, position } = view
  const panel = useRestoreFocus<HTMLElement>(query.data, isDialogOpen)
  const { currentData } = query
  const selection = useRowSelection(JSON.stringify(queryOf(filters, position)))
  const [watch] = useLazyWatchBookingsQuery()
  const live = useLiveUpdates({
    rows: currentData?.bookings,
    limit: PAGE_SIZE,
    fetchedAt: query.fulfilledTimeStamp,
    async fetchLatest() {
      const { data, error } = await watch(queryOf(filters, position))
      return { data: data?.bookings, error }
    },
    refetch: query.refetch,
    container: panel,
    isPaused: selection.of(currentData?.bookings).length > 0,
  })
  const exact = useExactMatch({ filters, position, page: currentData, rows: live.rows })
  const shown = live.rows && withFirst(live.rows, exact)
  useFocusedRow(panel, useNamedRow())
  const selected = selection.of(shown)
  useDecisionShortcuts({
    container: panel,
    bookings: shown,
    onDecide: handlers.onDecide,
    actions: { x: selection.toggle },
  })
  const printing = usePrintBookings(filters)
  const isLost = useLostPage(view, currentData?.bookings.length, query.error)
  const isStale = currentData === undefined || isLost
  const widest = widened(filters)
  const rows = {
    ...handlers,
    isStale,
    removed: live.removed,
    order: filters.order,
    status: filters.status,
    onOrder: (key: string) => view.narrow({ order: nextOrder(filters.order, key) }),
    selection: { selected: selection.selectedIds, onChange: selection.setSelectedIds },
    empty: (
      <NoResults
        title={COPY.none}
        clearLabel={COPY.clear}
        onClear={isFiltered(filters) ? () => view.narrow(withoutFilters()) : undefined}
        widen={widest && { label: COPY.searchAll, onClick: () => view.narrow(widest) }}
      >
        {describeFilters(filters)}
      </NoResults>
    ),
  }

  // Paper cannot be updated later.
  const latestPage = currentData &&
    live.latest && {
      filters,
      bookings: withFirst(live.latest.rows, exact),
      total: currentData.total + live.latest.more,
      page: position.page,
    }
  return (
    <>
      <PrintedBookings list={printing.fetched ?? latestPage} />
      <ScreenOnly data-printed>
        <ListPanel ref={panel} tabIndex={-1} aria-label={COPY.list} aria-busy={query.isFetching}>
          {selected.length > 0 && (
            <BulkBar selected={selected} onDecide={onBulkDecide} onClear={selection.clear} />
          )}
          <BookingListHead
            page={currentData}
            hasFailed={query.isError}
            filters={filters}
            onNarrow={view.narrow}
            live={live}
            printing={printing}
          />
          <QueryView
            query={{ ...query, source: live.source }}
            failure="Couldn’t load the bookings."
            skeleton={<BookingsTable {...rows} bookings={undefined} />}
          >
            {({ bookings, next, total }) => (
              <>
                <BookingsTable bookings={shown ?? bookings} {...rows} />
                <ListPagination
                  label={COPY.pages}
                  position={position}
                  page={{ shown: bookings.length, next, total }}
                  isFetching={query.isFetching}
                  isStale={isStale}
                  onPrevious={view.goToPrevious}
                  onNext={view.goToNext}
                />
              </>
            )}
          </QueryView>
        </ListPanel>
      </ScreenOnly>
    </>
  )
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The selected ids, and which bookings of a list they select; one that leaves the list is deselected. `question` is what
 * the list answers, such as filters and page: the selection ends with it.
 */
function useRowSelection(question: string) {
  const [selection, setSelection] = useState({ question, ids: NOTHING })
  // Also when the question before is asked again.
  if (selection.question !== question) setSelection({ question, ids: NOTHING })
  const selectedIds = selection.question === question ? selection.ids : NOTHING
  const setSelectedIds = (ids: ReadonlySet<string>) => setSelection({ question, ids })

  return {
    selectedIds,
    setSelectedIds,
    of: (bookings: readonly Booking[] = []) => bookings.filter(({ id }) => selectedIds.has(String(id))),
    clear: () => setSelectedIds(NOTHING),
    toggle(key: string) {
      const next = new Set(selectedIds)
      if (!next.delete(key)) next.add(key)
      setSelectedIds(next)
    },
  }
}
