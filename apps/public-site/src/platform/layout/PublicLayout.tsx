import { sessionReset, useDispatch, useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { Link, useLastSeenAt, useMatch, useOnline } from '@luzzu/routing'
import { Brand, Button, SiteHeader, SkipLink } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageBoundary } from '../loading/PageBoundary'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { Footer } from './Footer'
import { HeaderActions } from './HeaderActions'
import { asLastSeen, LAYOUT_COPY } from './layout.copy'
import { Main, NoticeBar } from './layout.styles'
import { MobileDrawer } from './MobileDrawer'

/** Header, page and footer. Over the hero of the home page the header is translucent. */
export function PublicLayout({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { site_name } = useSite()
  const overHero = useMatch(paths.home) !== null
  const online = useOnline()
  const lastSeenAt = useLastSeenAt()

  return (
    <>
      <SkipLink />
      <SiteHeader
        overHero={overHero}
        start={<MobileDrawer navigation={navigation} />}
        brand={<Brand as={Link} to={paths.home} name={site_name} />}
        actions={<HeaderActions navigation={navigation} />}
      />
      <NoticeBar role="status" data-over-hero={overHero || undefined}>
        {!online && (lastSeenAt ? asLastSeen(lastSeenAt) : LAYOUT_COPY.offline)}
      </NoticeBar>
      <SessionNotice overHero={overHero} />
      <Main id="main" tabIndex={-1}>
        <Suspense>
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
          {LAYOUT_COPY.sessionEnded} <Link to={paths.login}>{LAYOUT_COPY.login}</Link>
          <Button variant="quiet" size="small" onClick={() => dispatch(sessionReset())}>
            {LAYOUT_COPY.dismiss}
          </Button>
        </>
      )}
    </NoticeBar>
  )
}
