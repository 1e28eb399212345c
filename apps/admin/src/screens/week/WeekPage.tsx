import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useWeekManifestQuery } from '@luzzu/api-client/bookings'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, dateIn, formatDate, lastBookableDay } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { EmptyState, PageHeader, Skeleton, size } from '@luzzu/ui'
import { useDecision } from '../../booking/decisions/use-decision'
import { latestOf } from '../../booking/details/latest-of'
import { ViewedBooking } from '../../booking/details/ViewedBooking'
import { MoveBooking } from '../../booking/moves/MoveBooking'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { LandscapePrint } from '../../platform/print.styles'
import { PrintOnly } from '../../platform/print-table.styles'
import { boardOf, useReference } from '../../platform/refresh/live-queries'
import { QueryView } from '../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../platform/use-dialog-state'
import { usePageTitle } from '../../platform/use-page-title'
import { useWeekMarks } from './use-week-marks'
import { WeekBar } from './WeekBar'
import { WeekBoard } from './WeekBoard'
import { WEEK_COPY as COPY, weekMessages } from './week.copy'
import { weekBoard } from './week-board'
import { useWeekFilter } from './week-filter'

/** The bookings of seven days by product and day; a booking is moved by dragging it or from its details. */
export default function WeekPage() {
  const { time_zone, booking_window_days } = useSite()
  const today = dateIn(time_zone, useNow())
  const { date, dates, chosenDay, openDay, openWeek } = useWeekFilter(today)
  const [first = today, last = first] = [dates[0], dates.at(-1)]
  const viewing = useDialogState<ManifestEntry>()
  const confirmation = useDecision({ onDone: viewing.close })
  const moving = useDialogState<{ booking: ManifestEntry; date: CalendarDate }>()
  const isDialogOpen = viewing.isOpen || confirmation.isOpen || moving.isOpen
  const bookings = useWeekManifestQuery(first, LIST_QUERY)
  const panel = useRestoreFocus<HTMLElement>(bookings.currentData, isDialogOpen)
  const products = useReference(useListProductsQuery())

  const lastDay = lastBookableDay(today, booking_window_days)
  const marks = useWeekMarks(dates, today, lastDay)

  const board = boardOf(bookings, [products])
  const isPrintable = bookings.currentData !== undefined && products.data !== undefined

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <LandscapePrint />
      <PageHeader
        data-screen-only={isPrintable || undefined}
        title={COPY.title}
        description={weekMessages.range(formatDate(first), formatDate(last))}
        actions={<WeekBar {...{ date, first, today }} onDate={openDay} onWeek={openWeek} />}
      />
      {!isPrintable && <PrintOnly>{COPY.notPrinted}</PrintOnly>}
      <ListPanel ref={panel} tabIndex={-1} aria-label={COPY.board} aria-busy={bookings.isFetching}>
        <QueryView
          query={board}
          failure={COPY.failed}
          skeleton={<Skeleton shape="block" height={size(120)} label={COPY.loading} />}
        >
          {(entries) => {
            const rows = weekBoard(dates, products.data ?? [], entries)
            return rows.length > 0 ? (
              <WeekBoard
                key={first}
                {...{ dates, rows, today, lastDay, chosenDay, marks }}
                onView={viewing.open}
                onMove={(booking, to) => moving.open({ booking, date: to })}
              />
            ) : (
              <EmptyState title={COPY.noProducts} />
            )
          }}
        </QueryView>
      </ListPanel>
      <ViewedBooking bookings={bookings.currentData} {...{ viewing, confirmation }} />
      {moving.value && (
        <MoveBooking
          key={moving.formKey}
          booking={latestOf(moving.value.booking, bookings.currentData)}
          initial={{ date: moving.value.date, slotId: moving.value.booking.slot_id }}
          open={moving.isOpen}
          onClose={moving.close}
        />
      )}
    </>
  )
}
