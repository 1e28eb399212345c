import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, formatDateWithWeekday } from '@luzzu/domain'
import { PageHeader, Panel, useNow } from '@luzzu/ui'
import { QueryView } from '../../platform/refresh/QueryView'
import { usePageTitle } from '../../platform/use-page-title'
import { BookingsByWeek } from './BookingsByWeek'
import { TwoColumns } from './Dashboard.styles'
import { DASHBOARD_COPY as COPY } from './dashboard.copy'
import { Departures } from './departures/Departures'
import { PanelSkeleton } from './PanelSkeleton'
import { PopularRentals } from './PopularRentals'
import { PendingRequests } from './pending/PendingRequests'
import { RecentBookings } from './RecentBookings'
import { TotalsRow } from './TotalsRow'

/** Pending work first, then figures. */
export default function DashboardPage() {
  const { time_zone } = useSite()
  const dashboard = useFindDashboardQuery()

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} description={formatDateWithWeekday(dateIn(time_zone, useNow()))} />
      <TwoColumns>
        <PendingRequests />
        <Departures />
      </TwoColumns>
      <QueryView
        query={dashboard}
        failure="Couldn’t load the totals."
        skeleton={
          <>
            <TotalsRow dashboard={undefined} />
            <TwoColumns>
              <BookingsByWeek />
              <Panel title={COPY.popular}>
                <PanelSkeleton rows={5} />
              </Panel>
            </TwoColumns>
            <Panel title={COPY.recent}>
              <PanelSkeleton rows={5} />
            </Panel>
          </>
        }
      >
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
