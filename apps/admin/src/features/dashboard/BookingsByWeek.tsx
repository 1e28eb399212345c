import { useWeeklyBookingsQuery } from '@luzzu/api-client/dashboard'
import { BarChart, Panel } from '@luzzu/ui'
import { QueryView } from '../../platform/loading/QueryView'
import { DASHBOARD_WORDS as WORDS } from './dashboard-words'
import { PanelComing } from './PanelComing'
import { barsOf, describeWeeks } from './weeks'

/** How many bookings were made in each of the last weeks. */
export function BookingsByWeek() {
  const query = useWeeklyBookingsQuery()
  return (
    <Panel title={WORDS.byWeek} subtitle={WORDS.byWeekNote}>
      <QueryView
        query={query}
        failure="The bookings by week could not be loaded."
        waiting={<PanelComing rows={5} />}
      >
        {(weeks) => (
          <BarChart
            label={WORDS.byWeek}
            description={describeWeeks(weeks)}
            data={barsOf(weeks)}
            headers={[WORDS.weekOf, WORDS.bookings]}
          />
        )}
      </QueryView>
    </Panel>
  )
}
