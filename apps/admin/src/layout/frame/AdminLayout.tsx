import { serverNow } from '@luzzu/api-client'
import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, parseCalendarDate } from '@luzzu/domain'
import { useLogOut } from '@luzzu/page/area'
import { type AreaRoute, Link, useLocation } from '@luzzu/routing'
import { AdminFrame, Brand, ErrorState, SideNavButton, SideNavLink, SkipLink, ThemeChoice } from '@luzzu/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useClosing } from '../../booking/closures/use-closing'
import { type BookingStart, NewBookingContext } from '../../booking/new-booking/new-booking-context'
import { NewRequests } from '../../booking/new-requests/NewRequests'
import { PATHS } from '../../booking/paths'
import { PrintFooter } from '../../platform/PrintFooter'
import { PrintStyles } from '../../platform/print.styles'
import { ScreenRefreshContext, useScreenRefresh } from '../../platform/refresh/use-refreshed'
import { UndoContext, useUndoStack } from '../../platform/undo/use-undo'
import { useDialogState } from '../../platform/use-dialog-state'
import { LAYOUT_COPY as COPY } from '../layout.copy'
import type { Screen } from '../screen'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog'
import { useAdminShortcuts } from '../shortcuts/use-admin-shortcuts'
import { AdminNav } from './AdminNav'
import { CurrentPage, PageSkeleton } from './CurrentPage'
import { CurrentUser } from './CurrentUser'
import { LastUpdated } from './LastUpdated'
import { ClosureDialog, CommandPalette, NewBookingDialog } from './lazy-dialogs'
import { paletteCommands } from './palette-commands'
import { SearchButton, TopbarActions } from './TopbarActions'
import { useCollapsedSidebar } from './use-collapsed-sidebar'
import { useHasPayments } from './use-has-payments'
import { usePreloadedPages, useWhenIdle } from './use-preloaded-pages'

type AdminLayoutProps = {
  /** Where the navigation leads. */
  screens: readonly Screen[]
  pages: readonly AreaRoute[]
  /** Those that are there while payments are on. */
  paymentPages: readonly AreaRoute[]
}

/** The layout of the admin's pages. */
export function AdminLayout({ screens: all, pages, paymentPages }: AdminLayoutProps) {
  const hasPayments = useHasPayments()
  const screens = hasPayments ? all : all.filter(({ needs }) => needs !== 'payments')
  const { site_name, time_zone } = useSite()
  const { key, pathname, search } = useLocation()
  const logOut = useLogOut(PATHS.login)
  const [opened, setOpened] = useState<'palette' | 'sheet'>()
  const [isCollapsed, setCollapsed] = useCollapsedSidebar()
  const close = () => setOpened(undefined)
  const openPalette = () => setOpened('palette')
  const openShortcuts = () => setOpened('sheet')
  const typedEarly = useRef('')
  const newBooking = useDialogState<BookingStart>()
  const startBooking = () => newBooking.open(pathname === PATHS.today ? startOn(search, time_zone) : {})
  const closing = useClosing()
  const undoStack = useUndoStack()
  useAdminShortcuts(screens, {
    openPalette,
    openShortcuts,
    startBooking,
    collapse: () => setCollapsed(!isCollapsed),
    undo: undoStack.undo,
  })
  const screen = useScreenRefresh()
  const { data, isError } = useFindDashboardQuery()
  // What nobody sees yet does not compete with the page.
  const isIdle = useWhenIdle(data !== undefined || isError)
  usePreloadedPages(pages, isIdle)
  usePreloadedPages(paymentPages, isIdle && hasPayments)

  return (
    <ScreenRefreshContext value={screen}>
      <UndoContext value={undoStack}>
        <NewBookingContext value={newBooking.open}>
          <PrintStyles />
          <PrintFooter />
          <SkipLink href="#main" />
          <AdminFrame
            brand={<Brand as={Link} to={PATHS.dashboard} name={site_name} size="small" />}
            area={COPY.area}
            nav={<AdminNav screens={screens} />}
            preferences={<ThemeChoice />}
            foot={
              <>
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
            status={<LastUpdated />}
            topbarEnd={
              <TopbarActions
                onSearch={openPalette}
                onShowShortcuts={openShortcuts}
                onNewBooking={startBooking}
              />
            }
            collapsed={isCollapsed}
            onCollapsedChange={setCollapsed}
          >
            <NewRequests>
              <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
                <Suspense fallback={<PageSkeleton />}>
                  <CurrentPage screens={all} />
                </Suspense>
              </ErrorBoundary>
            </NewRequests>
          </AdminFrame>
          {(isIdle || opened === 'palette') && (
            <CommandPalette
              screens={screens}
              {...paletteCommands({
                startBooking,
                bookOn: (date) => newBooking.open({ date }),
                close: (date) => closing.open(date ?? dateIn(time_zone, serverNow())),
                logOut,
              })}
              typed={typedEarly}
              open={opened === 'palette'}
              onClose={close}
            />
          )}
          {(isIdle || newBooking.isOpen) && (
            <NewBookingDialog
              key={newBooking.formKey}
              start={newBooking.value}
              open={newBooking.isOpen}
              onClose={newBooking.close}
            />
          )}
          {closing.value && (
            <ClosureDialog
              key={closing.formKey}
              open={closing.isOpen}
              onClose={closing.close}
              date={closing.value}
              onCreated={closing.handleCreated}
            />
          )}
          <ShortcutsDialog screens={screens} open={opened === 'sheet'} onClose={close} />
        </NewBookingContext>
      </UndoContext>
    </ScreenRefreshContext>
  )
}

/** A booking on the day that an address shows, unless it has passed. */
function startOn(search: string, timeZone: string): BookingStart {
  const date = parseCalendarDate(new URLSearchParams(search).get('date') ?? '')
  return date && date >= dateIn(timeZone, serverNow()) ? { date } : {}
}

/** Error fallback of a page. React caches a failed lazy page, so the retry reloads the document. */
function PageError() {
  return (
    <ErrorState
      title="This page could not be shown"
      retryLabel="Reload the page"
      onRetry={() => globalThis.location.reload()}
    >
      Your connection may be slow, or the site is being updated. Try again, or open another page.
    </ErrorState>
  )
}
