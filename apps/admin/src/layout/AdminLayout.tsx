import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { Link, Outlet, useLocation } from '@luzzu/routing'
import { AdminFrame, Brand, SideNavButton, SideNavLink, SkipLink } from '@luzzu/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { PATHS } from '../paths'
import { AccountLine } from './AccountLine'
import { AdminNav } from './AdminNav'
import { LAYOUT_WORDS as WORDS } from './layout-words'
import { PageBroken } from './PageBroken'
import { PageComing } from './PageComing'
import { useLogOut } from './use-log-out'

/** How often the number of waiting requests is asked for, in milliseconds. */
const POLL = 30_000

/** The frame around the staff's pages. */
export function AdminLayout() {
  const { site_name } = useSite()
  const { pathname } = useLocation()
  const logOut = useLogOut()
  const { data } = useFindDashboardQuery(undefined, {
    pollingInterval: POLL,
    skipPollingIfUnfocused: true,
  })

  return (
    <>
      <SkipLink href="#main" />
      <AdminFrame
        brand={<Brand as={Link} to={PATHS.dashboard} name={site_name} size="small" />}
        area={WORDS.area}
        nav={<AdminNav pending={data?.pending_approvals} />}
        foot={
          <>
            <SideNavLink as={Link} to={PATHS.website} icon={<ExternalLink aria-hidden="true" />}>
              {WORDS.viewWebsite}
            </SideNavLink>
            <SideNavButton icon={<LogOut aria-hidden="true" />} onClick={logOut}>
              {WORDS.logOut}
            </SideNavButton>
          </>
        }
        account={<AccountLine />}
      >
        <ErrorBoundary FallbackComponent={PageBroken} resetKeys={[pathname]}>
          <Suspense fallback={<PageComing />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AdminFrame>
    </>
  )
}
