import { NavLink } from '@luzzu/routing'
import { SideNavLink } from '@luzzu/ui'
import { PATHS } from '../paths'
import type { Screen } from '../screen'

type AdminNavProps = { screens: readonly Screen[]; pending: number | undefined }

/** The links of the sidebar, with the number of pending bookings. */
export function AdminNav({ screens, pending }: AdminNavProps) {
  return screens.map(
    ({ path, title, icon: Icon, count }) =>
      Icon && (
        <SideNavLink
          key={path}
          as={NavLink}
          to={path}
          end={path === PATHS.dashboard}
          icon={<Icon aria-hidden="true" />}
          {...(count && { count: pending, countOf: count })}
        >
          {title}
        </SideNavLink>
      ),
  )
}
