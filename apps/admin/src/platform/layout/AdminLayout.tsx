import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { useLogOut } from '@luzzu/page/area'
import { Link, Outlet, useLocation } from '@luzzu/routing'
import {
  AdminFrame,
  Brand,
  SideNavButton,
  SideNavLink,
  Skeleton,
  SkipLink,
  Stack,
  size,
  ThemeChoice,
} from '@luzzu/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { UndoContext, useUndoSlot } from '../booking-actions/use-offer-undo'
import { LazyCommandPalette } from '../command-palette/LazyCommandPalette'
import { PATHS } from '../paths'
import type { Screen } from '../screen'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog'
import { useAdminShortcuts } from '../shortcuts/use-admin-shortcuts'
import { AdminNav } from './AdminNav'
import { CurrentUser } from './CurrentUser'
import { LastUpdated } from './LastUpdated'
import { LAYOUT_COPY as COPY } from './layout.copy'
import { PageError } from './PageError'
import { SearchButton, TopbarActions } from './TopbarActions'

/** Polling interval of the number of pending requests, in milliseconds. */
const POLL_INTERVAL_MS = 15_000

/** The layout of the admin's pages. */
export function AdminLayout({ screens }: { screens: readonly Screen[] }) {
  const { site_name } = useSite()
  const { key } = useLocation()
  const logOut = useLogOut(PATHS.login)
  const [opened, setOpened] = useState<'palette' | 'sheet'>()
  const [isCollapsed, setCollapsed] = useState(false)
  const close = () => setOpened(undefined)
  const openPalette = () => setOpened('palette')
  const openShortcuts = () => setOpened('sheet')
  const { slot, undo } = useUndoSlot()
  useAdminShortcuts(screens, {
    openPalette,
    openShortcuts,
    collapse: () => setCollapsed(!isCollapsed),
    undo,
  })
  const { data, fulfilledTimeStamp, isError } = useFindDashboardQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })

  return (
    <UndoContext value={slot}>
      <SkipLink href="#main" />
      <AdminFrame
        brand={<Brand as={Link} to={PATHS.dashboard} name={site_name} size="small" />}
        area={COPY.area}
        nav={<AdminNav screens={screens} pending={data?.pending_approvals} />}
        foot={
          <>
            {!isCollapsed && (
              <li>
                <ThemeChoice />
              </li>
            )}
            <SideNavLink as={Link} to={PATHS.website} icon={<ExternalLink aria-hidden="true" />}>
              {COPY.viewWebsite}
            </SideNavLink>
            <SideNavButton icon={<LogOut aria-hidden="true" />} onClick={logOut}>
              {COPY.logOut}
            </SideNavButton>
          </>
        }
        account={<CurrentUser />}
        topbar={<SearchButton onOpen={openPalette} />}
        topbarEnd={
          <>
            <LastUpdated at={fulfilledTimeStamp} isFailing={isError} />
            <TopbarActions onSearch={openPalette} onShowShortcuts={openShortcuts} />
          </>
        }
        collapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
      >
        <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AdminFrame>
      <LazyCommandPalette screens={screens} open={opened === 'palette'} onClose={close} />
      <ShortcutsDialog screens={screens} open={opened === 'sheet'} onClose={close} />
    </UndoContext>
  )
}

/** Shown while the code of a page loads. */
function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton label="Loading…" width={size(48)} height={size(8)} />
      <Skeleton shape="block" height={size(64)} />
    </Stack>
  )
}
