import type { Dashboard } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Skeleton, Stat, size } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import { showCount } from '../../platform/lists/show-count'
import { bookingsPath, PATHS } from '../../platform/paths'
import { Totals } from './Dashboard.styles'
import { DASHBOARD_WORDS as WORDS } from './dashboard-words'

const showFigure = (count: number | undefined) =>
  count === undefined ? <Skeleton width={size(8)} height={size(7)} /> : showCount(count)

/** The three figures of the business; skeletons until they are known. */
export function TotalsRow({ dashboard }: { dashboard: Dashboard | undefined }) {
  const asks = dashboard !== undefined && dashboard.pending_approvals > 0
  return (
    <Totals aria-label={WORDS.totals}>
      <Stat
        label={WORDS.totalBookings}
        value={showFigure(dashboard?.total_bookings)}
        action={<Link to={bookingsPath({ status: 'All' })}>{WORDS.seeAll}</Link>}
      />
      <Stat
        label={WORDS.pendingApprovals}
        value={showFigure(dashboard?.pending_approvals)}
        icon={asks && <Clock aria-hidden="true" />}
        hint={WORDS.attention}
        {...(asks && { tone: 'attention' as const })}
      />
      <Stat
        label={WORDS.registeredUsers}
        value={showFigure(dashboard?.registered_users)}
        action={<Link to={PATHS.customers}>{WORDS.seeCustomers}</Link>}
      />
    </Totals>
  )
}
