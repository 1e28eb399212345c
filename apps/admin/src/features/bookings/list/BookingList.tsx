import type { BookingPage } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, EmptyState, Pagination } from '@luzzu/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Decision } from '../../../decisions/booking-decisions'
import { ListBar, ListPanel } from '../../../lists/ListPanel.styles'
import { Showing } from '../../../lists/Showing'
import { type QueryState, QueryView } from '../../../loading/QueryView'
import { useKeptFocus } from '../../../loading/use-kept-focus'
import { BOOKINGS_WORDS as WORDS } from '../bookings-words'
import { BulkBar } from '../bulk/BulkBar'
import { ExportButton } from '../export/ExportButton'
import { describeFilters, describePlace, isFiltered, withoutFilters } from '../filters/booking-filters'
import type { useBookingFilters } from '../filters/use-booking-filters'
import { NewsLine } from '../news/NewsLine'
import { useNews } from '../news/use-news'
import type { RowIntents } from './BookingRowActions'
import { BookingsTable } from './BookingsTable'
import { End } from './BookingsTable.styles'

type BookingListProps = RowIntents & {
  query: QueryState<BookingPage> & { fulfilledTimeStamp?: number | undefined }
  view: ReturnType<typeof useBookingFilters>
  onAskMany: (decision: Decision, bookings: readonly Booking[]) => void
}

/** A page of bookings: how many of how many, the rows, and the way to the next page. */
export function BookingList({ query, view, onAskMany, ...intents }: BookingListProps) {
  const { filters, place } = view
  const news = useNews(query.fulfilledTimeStamp)
  const panel = useKeptFocus<HTMLElement>(query.data)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // What has left the list is not selected any more, whatever was ticked before.
  const selected = query.data?.bookings.filter(({ id }) => ticked.has(String(id))) ?? []
  const rows = { ...intents, selection: { selected: ticked, onChange: setTicked } }
  const none = (
    <EmptyState
      title={WORDS.none}
      icon={<Search aria-hidden="true" />}
      action={
        isFiltered(filters) && (
          <Button variant="plain" onClick={() => view.narrow(withoutFilters())}>
            {WORDS.clear}
          </Button>
        )
      }
    >
      {describeFilters(filters)}
    </EmptyState>
  )

  return (
    <ListPanel ref={panel} tabIndex={-1} aria-label={WORDS.list} aria-busy={query.isFetching}>
      {selected.length > 0 ? (
        <BulkBar selected={selected} onAsk={onAskMany} onClear={() => setTicked(new Set())} />
      ) : (
        <ListBar>
          {query.data ? (
            <>
              <Showing shown={query.data.bookings.length} total={query.data.total} of="bookings" />
              <NewsLine news={news} onShow={() => void query.refetch()} />
              <End>
                <ExportButton filters={filters} total={query.data.total} />
              </End>
            </>
          ) : (
            !query.isError && 'Loading bookings…'
          )}
        </ListBar>
      )}
      <QueryView
        query={query}
        failure="The bookings could not be loaded."
        waiting={<BookingsTable bookings={undefined} empty={none} {...rows} />}
      >
        {({ bookings, next, total }) => (
          <>
            <BookingsTable bookings={bookings} empty={none} {...rows} />
            {(next !== null || place.page > 1) && (
              <Pagination
                aria-label={WORDS.pages}
                summary={describePlace(place, bookings.length, total)}
                loading={query.isFetching}
                onPrevious={place.page > 1 ? view.goBack : undefined}
                onNext={next === null ? undefined : () => view.goOn(next)}
              />
            )}
          </>
        )}
      </QueryView>
    </ListPanel>
  )
}
