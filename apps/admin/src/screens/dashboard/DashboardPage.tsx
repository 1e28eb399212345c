import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { EmptyState, MeterList, PageHeader, Panel, Skeleton, Stat, size } from '@luzzu/ui'
import { Clock, Ship } from 'lucide-react'
import { useState } from 'react'
import { bookingsPath, PATHS } from '../../booking/paths'
import { formatCount } from '../../platform/lists/format-count'
import { QueryView } from '../../platform/refresh/QueryView'
import { usePageTitle } from '../../platform/use-page-title'
import { BookingsByWeek, ChartSkeleton } from './BookingsByWeek'
import { Spaced, Totals, TwoColumns } from './Dashboard.styles'
import { DASHBOARD_COPY as COPY, countBookings } from './dashboard.copy'
import { Departures } from './departures/Departures'
import { FirstSteps } from './first-steps/FirstSteps'
import { PanelSkeleton } from './PanelSkeleton'
import { PendingRequests, RequestsSkeleton } from './pending/PendingRequests'
import { RecentBookings } from './RecentBookings'
import { useFirstScreen } from './use-first-screen'

/** Pending work first, then figures. */
export default function DashboardPage() {
  const { time_zone } = useSite()
  const { isReady, ...content } = useFirstScreen()

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} description={formatDateWithWeekday(dateIn(time_zone, useNow()))} />
      {isReady ? <Content {...content} /> : <ContentSkeleton />}
    </>
  )
}

type ContentProps = Omit<ReturnType<typeof useFirstScreen>, 'isReady'>

/** The first steps lead until there is a booking, and stay in their place when the first one comes. */
function Content({ dashboard, setUp }: ContentProps) {
  const [isNew] = useState(dashboard.data?.total_bookings === 0)
  const firstSteps = setUp && (
    <Spaced>
      <FirstSteps setUp={setUp} />
    </Spaced>
  )

  return (
    <>
      {isNew && firstSteps}
      <TwoColumns>
        <PendingRequests />
        <Departures />
      </TwoColumns>
      {!isNew && firstSteps}
      <QueryView query={dashboard} failure="Couldn’t load the totals." skeleton={<FiguresSkeleton />}>
        {(figures) => (
          <>
            <TotalsRow dashboard={figures} />
            <TwoColumns>
              <BookingsByWeek />
              <PopularRentals rentals={figures.popular_rentals} />
            </TwoColumns>
            <RecentBookings bookings={figures.recent_bookings} />
          </>
        )}
      </QueryView>
    </>
  )
}

function ContentSkeleton() {
  return (
    <>
      <TwoColumns>
        <Panel title={COPY.pending}>
          <RequestsSkeleton />
        </Panel>
        <Panel title={COPY.departures}>
          <PanelSkeleton rows={5} />
        </Panel>
      </TwoColumns>
      <FiguresSkeleton />
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
