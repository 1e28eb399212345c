import type { Dashboard } from '@luzzu/domain/contracts'
import { EmptyState, MeterList, Panel } from '@luzzu/ui'
import { Ship } from 'lucide-react'
import { showCount } from '../../platform/lists/show-count'
import { countBookings, DASHBOARD_WORDS as WORDS } from './dashboard-words'

/** The activities that are booked most. */
export function PopularRentals({ rentals }: { rentals: Dashboard['popular_rentals'] }) {
  return (
    <Panel title={WORDS.popular}>
      {rentals.length === 0 ? (
        <EmptyState title={WORDS.noneBooked} icon={<Ship aria-hidden="true" />} />
      ) : (
        <MeterList
          items={rentals.map(({ activity, count }) => ({
            label: activity,
            value: count,
            text: `${showCount(count)} ${countBookings(count)}`,
          }))}
        />
      )}
    </Panel>
  )
}
