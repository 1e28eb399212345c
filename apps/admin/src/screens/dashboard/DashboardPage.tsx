import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { EmptyState, MeterList, PageHeader, Panel, Skeleton, Stat, size } from '@luzzu/ui'
import { Clock, Ship } from 'lucide-react'
import { bookingsPath, PATHS } from '../../booking/paths'
import { formatCount } from '../../platform/lists/format-count'
import { type QueryState, QueryView } from '../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { usePageTitle } from '../../platform/use-page-title'
import { BookingsByWeek, ChartSkeleton } from './BookingsByWeek'
import { CustomersToCall } from './CustomersToCall'
import { Spaced, Totals, TwoColumns } from './Dashboard.styles'
import { DASHBOARD_COPY as COPY, countBookings } from './dashboard.copy'
import { Departures } from './departures/Departures'
import { FirstSteps } from './first-steps/FirstSteps'
import { MoneyTasks } from './MoneyTasks'
import { PanelSkeleton } from './PanelSkeleton'
import { LapsedRequests } from './pending/LapsedRequests'
import { PendingRequests, RequestsSkeleton } from './pending/PendingRequests'
import { RecentBookings } from './RecentBookings'
import { useFirstScreen } from './use-first-screen'

/** Pending work first, then figures. */
export default function DashboardPage() {
  const { time_zone } = useSite()
  const { dashboard, setUp, isNew, shown } = useFirstScreen()
  const today = dateIn(time_zone, useNow())
  // A skeleton that is another element has not moved when the section above it came.
  const stage = shown.length
  const steps = useRestoreFocus<HTMLElement>(setUp)
  const firstSteps = setUp && shown.includes('firstSteps') && (
    <Spaced>
      <FirstSteps ref={steps} setUp={setUp} shown={isNew ? 3 : 1} />
    </Spaced>
  )

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} description={formatDateWithWeekday(today)} />
      <CustomersToCall customers={dashboard.data?.to_call} />
      <MoneyTasks tasks={dashboard.data?.payments} />
      <LapsedRequests today={today} />
      {isNew && firstSteps}
      <TwoColumns key={`work ${isNew}`}>
        {shown.includes('pending') ? (
          <PendingRequests />
        ) : (
          <Panel key={`pending ${stage}`} title={COPY.pending}>
            <RequestsSkeleton />
          </Panel>
        )}
        {shown.includes('departures') ? (
          <Departures />
        ) : (
          <Panel key={`departures ${stage}`} title={COPY.departures}>
            <PanelSkeleton rows={5} />
          </Panel>
        )}
      </TwoColumns>
      {!isNew && firstSteps}
      {shown.includes('figures') ? <Figures query={dashboard} /> : <FiguresSkeleton key={stage} />}
    </>
  )
}

/** The chart does not depend on the other figures. */
function Figures({ query }: { query: QueryState<Dashboard> }) {
  const { data } = query
  return (
    <>
      <QueryView query={query} failure={COPY.totalsFailed} skeleton={<TotalsRow dashboard={undefined} />}>
        {(dashboard) => <TotalsRow dashboard={dashboard} />}
      </QueryView>
      <TwoColumns>
        <BookingsByWeek />
        {data && <PopularRentals rentals={data.popular_rentals} />}
      </TwoColumns>
      {data && <RecentBookings bookings={data.recent_bookings} />}
    </>
  )
}

function FiguresSkeleton() {
  return (
    <>
      <TotalsRow dashboard={undefined} />
      <TwoColumns>
        <Panel title={COPY.byWeek} subtitle={COPY.byWeekNote}>
          <ChartSkeleton />
        </Panel>
        <Panel title={COPY.popular}>
          <PanelSkeleton rows={5} />
        </Panel>
      </TwoColumns>
      <Panel title={COPY.recent}>
        <PanelSkeleton rows={5} />
      </Panel>
    </>
  )
}

/** The most booked activities. */
function PopularRentals({ rentals }: { rentals: Dashboard['popular_rentals'] }) {
  return (
    <Panel title={COPY.popular}>
      {rentals.length === 0 ? (
        <EmptyState title={COPY.noneBooked} icon={<Ship aria-hidden="true" />} />
      ) : (
        <MeterList
          items={rentals.map(({ activity, count }) => ({
            label: activity,
            value: count,
            text: `${formatCount(count)} ${countBookings(count)}`,
          }))}
        />
      )}
    </Panel>
  )
}

const formatFigure = (count: number | undefined) =>
  count === undefined ? <Skeleton width={size(8)} height={size(7)} /> : formatCount(count)

/** Three totals, with skeletons while loading. */
function TotalsRow({ dashboard }: { dashboard: Dashboard | undefined }) {
  const hasPending = dashboard !== undefined && dashboard.pending_approvals > 0
  return (
    <Totals aria-label={COPY.totals}>
      <Stat
        label={COPY.totalBookings}
        value={formatFigure(dashboard?.total_bookings)}
        action={<Link to={bookingsPath({ status: 'All' })}>{COPY.seeAll}</Link>}
      />
      <Stat
        label={COPY.pendingApprovals}
        value={formatFigure(dashboard?.pending_approvals)}
        icon={hasPending && <Clock aria-hidden="true" />}
        hint={COPY.attention}
        {...(hasPending && { tone: 'attention' as const })}
      />
      <Stat
        label={COPY.registeredUsers}
        value={formatFigure(dashboard?.registered_users)}
        action={<Link to={PATHS.customers}>{COPY.seeCustomers}</Link>}
      />
    </Totals>
  )
}
