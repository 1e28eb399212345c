import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { NavLink } from '@luzzu/routing'
import { SideNavLink } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { useReference } from '../../platform/refresh/live-queries'
import type { Screen } from '../screen'

/** The links of the sidebar, with the number of pending bookings. */
export function AdminNav({ screens }: { screens: readonly Screen[] }) {
  const dashboard = useReference(useFindDashboardQuery())
  return screens.map(
    ({ path, title, icon: Icon, count }) =>
      Icon && (
        <SideNavLink
          key={path}
          as={NavLink}
          to={path}
          end={path === PATHS.dashboard}
          icon={<Icon aria-hidden="true" />}
          {...(count && { count: dashboard.data?.pending_approvals, countOf: count })}
        >
          {title}
        </SideNavLink>
      ),
  )
}
