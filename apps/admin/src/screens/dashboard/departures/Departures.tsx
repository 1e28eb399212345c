import { useManifestQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { dateIn } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { EmptyState, Panel, useNow } from '@luzzu/ui'
import { Anchor } from 'lucide-react'
import { PATHS } from '../../../booking/paths'
import { QueryView } from '../../../platform/refresh/QueryView'
import { DASHBOARD_COPY as COPY } from '../dashboard.copy'
import { PanelSkeleton } from '../PanelSkeleton'
import { DepartureGroup } from './DepartureGroup'
import { departuresOf } from './day-departures'

/** Today's departures by start time. */
export function Departures() {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const query = useManifestQuery(today)

  return (
    <Panel title={COPY.departures} action={<Link to={PATHS.today}>{COPY.openDay}</Link>}>
      <QueryView
        query={query}
        failure="Couldn’t load today’s departures."
        skeleton={<PanelSkeleton rows={5} />}
      >
        {(bookings) => {
          const departures = departuresOf(bookings)
          if (departures.length === 0) {
            return <EmptyState title={COPY.noDepartures} icon={<Anchor aria-hidden="true" />} />
          }
          return departures.map((departure) => <DepartureGroup key={departure.time} departure={departure} />)
        }}
      </QueryView>
    </Panel>
  )
}
