import { useLocation, useNavigationType } from '@luzzu/routing'
import { useEffect } from 'react'
import { RouteAnnouncer } from './RouteAnnouncer'

/** Scrolls to the top and announces the title after navigation, as browsers do after loading a page. */
export function NavigationEffects() {
  const { pathname, key, hash } = useLocation()
  const arrived = useNavigationType()
  return (
    <>
      {arrived === 'PUSH' && hash === '' && <TopOfPage key={key} />}
      <RouteAnnouncer key={pathname} />
    </>
  )
}

function TopOfPage() {
  useEffect(() => {
    // A block, because scroll methods return a promise in newer browsers, which React would call as a cleanup.
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}
