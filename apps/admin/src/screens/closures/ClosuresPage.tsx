import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListClosuresQuery } from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useGetBookingReportQuery } from '@luzzu/api-client/reports'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, monthOf, type Period, shownPeriod } from '@luzzu/domain'
import { useUrlFilters } from '@luzzu/page/area'
import { useLocation, useNavigate } from '@luzzu/routing'
import { Button, EmptyState, MonthGrid, media, PageHeader, Skeleton, size, token } from '@luzzu/ui'
import { CalendarX2 } from 'lucide-react'
import styled from 'styled-components'
import { Closing } from '../../booking/closures/Closing'
import { ClosureList } from '../../booking/closures/ClosureList'
import { CLOSURES_COPY as COPY, closureMessages } from '../../booking/closures/closures.copy'
import { useClosing } from '../../booking/closures/use-closing'
import { wholeDayClosure } from '../../booking/closures/whole-day'
import { useReference } from '../../platform/refresh/live-queries'
import { QueryView } from '../../platform/refresh/QueryView'
import { rowState, useFocusedRow, useNamedRow } from '../../platform/row-navigation/use-focused-row'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { usePageTitle } from '../../platform/use-page-title'
import { dayStateOf, effectiveClosures, isClosedIn, LEGEND, listedFrom, monthFilter } from './month'

/** What is closed in a month and later, and before it from this month on; a day of the calendar begins a new closure, or leads to the one that closes it. */
export default function ClosuresPage() {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const navigate = useNavigate()
  const { search } = useLocation()
  const { filters, narrow } = useUrlFilters(monthFilter(today))
  const { month } = filters
  const shown = shownPeriod(month, today)
  const query = useListClosuresQuery({ from: listedFrom(month, today) }, LIST_QUERY)
  const bookings = useBookingsByDay(shown)
  const closing = useClosing({
    onClosed({ from_date }) {
      // Where the day is in view already, the calendar keeps its place and the focus.
      if (from_date < shown.from || from_date > shown.to) narrow({ month: monthOf(from_date) })
    },
  })
  const panel = useRestoreFocus<HTMLElement>(query.currentData, closing.isOpen)
  useFocusedRow(panel, useNamedRow())
  const products = useListProductsQuery()
  const closures = effectiveClosures(query.currentData ?? [], products.data)

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader
        title={COPY.title}
        actions={
          <Button icon={<CalendarX2 aria-hidden="true" />} onClick={() => closing.open(today)}>
            {COPY.add}
          </Button>
        }
      />
      <Columns>
        <Month
          month={month}
          today={today}
          onMonthChange={(next) => narrow({ month: next })}
          dayState={(date) => dayStateOf(closures, date, { today, bookings: bookings.get(date) ?? 0 })}
          legend={LEGEND}
          onSelect={(date) => {
            const closure = wholeDayClosure(closures, date)
            if (closure) navigate({ search }, { replace: true, state: rowState(closure.id) })
            else closing.open(date)
          }}
        />
        <section ref={panel} tabIndex={-1} aria-busy={query.isFetching} aria-label={COPY.title}>
          <QueryView
            query={{ ...query, data: query.currentData }}
            failure={COPY.notLoaded}
            skeleton={<Skeleton shape="block" height={size(30)} label={COPY.loading} />}
          >
            {(loaded) =>
              loaded.length > 0 ? (
                <>
                  {!isClosedIn(loaded, shown) && (
                    <Elsewhere>{closureMessages.noneIn(month, shown)}</Elsewhere>
                  )}
                  <ClosureList closures={loaded} />
                </>
              ) : (
                <EmptyState icon={<CalendarX2 aria-hidden="true" />} title={COPY.none}>
                  {COPY.howToClose}
                </EmptyState>
              )
            }
          </QueryView>
        </section>
      </Columns>
      <Closing closing={closing} />
    </>
  )
}

/** How many pending and confirmed bookings each day has. */
function useBookingsByDay({ from, to }: Period): ReadonlyMap<string, number> {
  const report = useReference(useGetBookingReportQuery({ from, to, by: 'day' }, LIST_QUERY))
  return new Map(report.currentData?.map(({ key, bookings }) => [key, bookings]))
}

/** In line with what is above and below it. */
const Month = styled(MonthGrid)`
  ${media.tiny} {
    margin-inline: 0;
  }
`

const Elsewhere = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('text-muted')};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  align-items: start;
  gap: ${token('space-4')};

  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
