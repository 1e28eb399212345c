import { useLocation, useNavigationType } from '@luzzu/routing'
import { useEffect } from 'react'
import { RouteAnnouncer } from './RouteAnnouncer'

/** Does after a change of page what a browser does after loading one: starts at its top and says its title. */
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
    // In a block: scroll methods return a promise in newer browsers, which React would call as a cleanup.
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}
