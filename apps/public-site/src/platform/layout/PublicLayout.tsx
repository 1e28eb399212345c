import { sessionReset, useDispatch, useSession } from '@luzzu/api-client'
import { usePayments, useSite } from '@luzzu/api-client/site'
import {
  canLoadCode,
  Link,
  loadWithTimeout,
  useCachedAt,
  useMatch,
  useOnline,
  waitForOnline,
} from '@luzzu/routing'
import { Avatar, Brand, Button, LinkButton, SiteHeader, SkipLink } from '@luzzu/ui'
import { lazy, Suspense } from 'react'
import { useReturnToWizard } from '../draft/use-return-to-wizard'
import { LazyKeptTrip } from '../kept-trip/lazy-kept-trip'
import { PageBoundary } from '../loading/PageBoundary'
import { PageLoading } from '../loading/PageLoading'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { useIsHydrated } from '../use-is-hydrated'
import type { AccountMenuProps } from './AccountMenu'
import { Footer } from './Footer'
import { LAYOUT_COPY, staleNotice } from './layout.copy'
import { AccountPlaceholder, Main, NoticeBar, PrintStyles, VisitorLinks } from './layout.styles'
import { MobileDrawer } from './MobileDrawer'

/** Header, page and footer. Over the hero of the home page the header is translucent. */
export function PublicLayout({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { site_name } = useSite()
  const overHero = useMatch(paths.home) !== null
  const online = useOnline()
  const cachedAt = useCachedAt()
  const { token } = useSession()

  return (
    <>
      <PrintStyles />
      <SkipLink />
      <SiteHeader
        overHero={overHero}
        start={<MobileDrawer navigation={navigation} />}
        brand={<Brand as={Link} to={paths.home} name={site_name} />}
        actions={<HeaderActions navigation={navigation} />}
      />
      <NoticeBar role="status" data-over-hero={overHero || undefined}>
        {!online && (cachedAt ? staleNotice(cachedAt) : LAYOUT_COPY.offline)}
        {!online && cachedAt && token && <LazyKeptTrip isShort />}
      </NoticeBar>
      <SessionNotice overHero={overHero} />
      <LazyCartBar />
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <PageBoundary />
        </Suspense>
      </Main>
      <Footer navigation={navigation} />
    </>
  )
}

/** Says that a session has ended, and leads to the login, which leads back. */
function SessionNotice({ overHero }: { overHero: boolean }) {
  const { ended, token } = useSession()
  const dispatch = useDispatch()
  const isShown = ended !== null && !ended.isHeld && token === null
  return (
    <NoticeBar role="alert" data-over-hero={overHero || undefined}>
      {isShown && (
        <>
          {ended.isUnchecked ? LAYOUT_COPY.unchecked : LAYOUT_COPY.sessionEnded}{' '}
          <Link to={paths.login}>{LAYOUT_COPY.login}</Link>
          <Button variant="quiet" size="small" onClick={() => dispatch(sessionReset())}>
            {LAYOUT_COPY.dismiss}
          </Button>
        </>
      )}
    </NoticeBar>
  )
}

const AccountMenu = lazy(async () => {
  if (!canLoadCode()) await waitForOnline()
  return loadWithTimeout(() => import('./AccountMenu')).then(
    (loaded) => ({ default: loaded.AccountMenu }),
    () => ({ default: AccountLink }),
  )
})

/** The most wanted link of the menu, where the menu itself did not come. */
function AccountLink(_: AccountMenuProps) {
  return (
    <LinkButton as={Link} to={paths.myBookings} variant="quiet">
      {LAYOUT_COPY.myBookings}
    </LinkButton>
  )
}

/** The avatar of somebody whose name is not known yet. */
const accountPlaceholder = (
  <AccountPlaceholder role="img" aria-label={LAYOUT_COPY.account}>
    <Avatar initials="…" />
  </AccountPlaceholder>
)

/**
 * The end of the header: login for visitors, account menu for users. Before it is known who asks, both are there, and
 * the page's style shows the one that a stored session calls for, from the first paint on.
 */
function HeaderActions({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { user, isAdmin } = useSession()
  const returnToWizard = useReturnToWizard()
  if (user) {
    return (
      <Suspense fallback={accountPlaceholder}>
        <AccountMenu user={user} isAdmin={isAdmin} />
      </Suspense>
    )
  }
  const links = navigation.filter(({ menu }) => menu === 'visitor')
  return (
    <>
      {accountPlaceholder}
      <VisitorLinks>
        {links.map(({ path, label }, index) => (
          <LinkButton
            key={path}
            as={Link}
            to={path}
            {...(index < links.length - 1 && { variant: 'quiet' })}
            onClick={returnToWizard}
          >
            {label}
          </LinkButton>
        ))}
      </VisitorLinks>
    </>
  )
}

// A failed load leaves the way by the wizard, where it is tried again.
const CartBar = lazy(() =>
  import('../orders/CartBar').then(
    (loaded) => ({ default: loaded.CartBar }),
    () => ({ default: () => null }),
  ),
)

/** What is held in this tab, which no server knows; its code is loaded where payments are on. */
function LazyCartBar() {
  const payments = usePayments()
  if (!useIsHydrated() || !payments) return null
  return (
    <Suspense>
      <CartBar />
    </Suspense>
  )
}
