import { useSite } from '@luzzu/api-client/site'
import { Link, useLastSeenAt, useMatch, useOnline } from '@luzzu/routing'
import { Brand, SiteHeader, SkipLink } from '@luzzu/ui'
import { Suspense } from 'react'
import { PageBoundary } from '../loading/PageBoundary'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import { Footer } from './Footer'
import { HeaderActions } from './HeaderActions'
import { asLastSeen, LAYOUT_COPY } from './layout.copy'
import { Main, NoticeBar } from './layout.styles'
import { MobileDrawer } from './MobileDrawer'
import { SessionNotice } from './SessionNotice'

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
