import type { Dashboard } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { Skeleton, Stat, size } from '@luzzu/ui'
import { Clock } from 'lucide-react'
import { bookingsPath, PATHS } from '../../booking/paths'
import { formatCount } from '../../platform/lists/format-count'
import { Totals } from './Dashboard.styles'
import { DASHBOARD_COPY as COPY } from './dashboard.copy'

const formatFigure = (count: number | undefined) =>
  count === undefined ? <Skeleton width={size(8)} height={size(7)} /> : formatCount(count)

/** Three totals, with skeletons while loading. */
export function TotalsRow({ dashboard }: { dashboard: Dashboard | undefined }) {
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
