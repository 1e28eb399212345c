import type { Dashboard } from '@luzzu/domain/contracts'
import { EmptyState, MeterList, Panel } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { formatCount } from '../../platform/lists/format-count'
import { DASHBOARD_COPY as COPY, countBookings } from './dashboard.copy'

/** The most booked activities. */
export function PopularRentals({ rentals }: { rentals: Dashboard['popular_rentals'] }) {
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
