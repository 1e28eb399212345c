import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { Link, Outlet, useLocation } from '@luzzu/routing'
import { AdminFrame, Brand, SideNavButton, SideNavLink, SkipLink, ThemeChoice } from '@luzzu/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { UndoContext, useUndoSlot } from '../booking-actions/use-offer-undo'
import { Palette } from '../command-palette/Palette'
import { PATHS } from '../paths'
import { ShortcutSheet } from '../shortcuts/ShortcutSheet'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import { AccountLine } from './AccountLine'
import { AdminNav } from './AdminNav'
import { FindBar, TopbarEnd } from './FastHands'
import { LAYOUT_WORDS as WORDS } from './layout-words'
import { PageBroken } from './PageBroken'
import { PageComing } from './PageComing'
import { UpToDate } from './UpToDate'
import { useLogOut } from './use-log-out'

/** How often the number of waiting requests is asked for, in milliseconds. */
const POLL = 15_000

/** The frame around the staff's pages. */
export function AdminLayout() {
  const { site_name } = useSite()
  const { key } = useLocation()
  const logOut = useLogOut()
  const [opened, setOpened] = useState<'palette' | 'sheet'>()
  const [isNarrow, setNarrow] = useState(false)
  const close = () => setOpened(undefined)
  const openPalette = () => setOpened('palette')
  const openSheet = () => setOpened('sheet')
  const { slot, undo } = useUndoSlot()
  useShortcuts({
    palette: openPalette,
    sheet: openSheet,
    collapse: () => setNarrow(!isNarrow),
    undo,
  })
  const { data, fulfilledTimeStamp, isError } = useFindDashboardQuery(undefined, {
    pollingInterval: POLL,
    skipPollingIfUnfocused: true,
  })

  return (
    <UndoContext value={slot}>
      <SkipLink href="#main" />
      <AdminFrame
        brand={<Brand as={Link} to={PATHS.dashboard} name={site_name} size="small" />}
        area={WORDS.area}
        nav={<AdminNav pending={data?.pending_approvals} />}
        foot={
          <>
            {!isNarrow && (
              <li>
                <ThemeChoice />
              </li>
            )}
            <SideNavLink as={Link} to={PATHS.website} icon={<ExternalLink aria-hidden="true" />}>
              {WORDS.viewWebsite}
            </SideNavLink>
            <SideNavButton icon={<LogOut aria-hidden="true" />} onClick={logOut}>
              {WORDS.logOut}
            </SideNavButton>
          </>
        }
        account={<AccountLine />}
        topbar={<FindBar onOpen={openPalette} />}
        topbarEnd={
          <>
            <UpToDate at={fulfilledTimeStamp} isFailing={isError} />
            <TopbarEnd onFind={openPalette} onSheet={openSheet} />
          </>
        }
        collapsed={isNarrow}
        onCollapsedChange={setNarrow}
      >
        <ErrorBoundary FallbackComponent={PageBroken} resetKeys={[key]}>
          <Suspense fallback={<PageComing />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AdminFrame>
      <Palette open={opened === 'palette'} onClose={close} />
      <ShortcutSheet open={opened === 'sheet'} onClose={close} />
    </UndoContext>
  )
}
