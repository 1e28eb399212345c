import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { NavLink } from '@luzzu/routing'
import { SideNavLink } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { useReference } from '../../platform/refresh/live-queries'
import { COUNTS, type Screen } from '../screen'

/** The links of the sidebar, with the numbers of pending bookings and of payments to settle. */
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
          {...(count && { count: dashboard.data && COUNTS[count](dashboard.data), countOf: count })}
        >
          {title}
        </SideNavLink>
      ),
  )
}
