import { useWeeklyBookingsQuery } from '@luzzu/api-client/dashboard'
import { BarChart, Panel, size } from '@luzzu/ui'
import { QueryView } from '../../platform/refresh/QueryView'
import { DASHBOARD_COPY as COPY } from './dashboard.copy'
import { PanelSkeleton } from './PanelSkeleton'
import { describeWeeks, toBars } from './weeks'

/** Bookings created in each of the last weeks. */
export function BookingsByWeek() {
  const query = useWeeklyBookingsQuery()
  return (
    <Panel title={COPY.byWeek} subtitle={COPY.byWeekNote}>
      <QueryView query={query} failure="Couldn’t load the bookings by week." skeleton={<ChartSkeleton />}>
        {(weeks) => (
          <BarChart
            label={COPY.byWeek}
            description={describeWeeks(weeks)}
            data={toBars(weeks)}
            headers={[COPY.weekOf, COPY.bookings]}
          />
        )}
      </QueryView>
    </Panel>
  )
}

/** As high as the chart and what opens its table. */
export const ChartSkeleton = () => <PanelSkeleton rows={1} height={size(63)} />
