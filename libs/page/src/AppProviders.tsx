import type { Store } from '@luzzu/api-client'
import { PageRouter, useLocation, useNavigationType } from '@luzzu/routing'
import { GlobalStyles, Toaster } from '@luzzu/ui'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Provider } from 'react-redux'
import { SessionCheck } from './access/SessionCheck'

type AppProvidersProps = {
  store: Store
  /** @default PageRouter */
  Router?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Everything that exists once on a page, in nesting order: store, theme, router, session, toasts. A failure of optional
 * parts does not affect the page.
 */
export function AppProviders({ store, Router = PageRouter, children }: AppProvidersProps) {
  const [serverState] = useState(() => store.getState())
  return (
    <StrictMode>
      {/* Parts of a page that hydrate late still begin with the state that the server rendered. */}
      <Provider store={store} serverState={serverState}>
        <GlobalStyles />
        <Router>
          <ErrorBoundary fallback={null}>
            <NavigationEffects />
          </ErrorBoundary>
          <SessionCheck>{children}</SessionCheck>
          <ErrorBoundary fallback={null}>
            <PageToaster />
          </ErrorBoundary>
        </Router>
      </Provider>
    </StrictMode>
  )
}

function PageToaster() {
  return <Toaster page={useLocation().pathname} />
}

/** Scrolls to the top and announces the title after navigation, as browsers do after loading a page. */
function NavigationEffects() {
  const { pathname, key, hash } = useLocation()
  const arrived = useNavigationType()
  return (
    <>
      {arrived === 'PUSH' && hash === '' && <TopOfPage key={key} />}
      <ReplacedPage key={`from ${pathname}`} isReplaced={arrived === 'REPLACE' && hash === ''} />
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

/** A page that takes the place of another one in the history; within a page replacing moves nothing. */
function ReplacedPage({ isReplaced }: { isReplaced: boolean }) {
  const [wasReplaced] = useState(isReplaced)
  return wasReplaced ? <TopOfPage /> : null
}

/** The page sets its title when it has rendered, which may be delayed by loading its code. */
const TITLE_SETTLE_MS = 300

function RouteAnnouncer() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const region = host.current && liveRegionIn(host.current)
    const timer = setTimeout(() => {
      if (region) region.textContent = document.title
    }, TITLE_SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div ref={host} />
}

/**
 * The title mostly repeats the heading of the page. In a closed shadow root it is announced, but in-page search and
 * selection find each text once.
 */
function liveRegionIn(host: HTMLElement): HTMLElement {
  const region = document.createElement('span')
  region.setAttribute('aria-live', 'polite')
  region.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'
  closedRootOf(host).replaceChildren(region)
  return region
}

const roots = new WeakMap<HTMLElement, ShadowRoot>()

/** A shadow root can be attached once only, and effects may run twice. */
function closedRootOf(host: HTMLElement): ShadowRoot {
  const root = roots.get(host) ?? host.attachShadow({ mode: 'closed' })
  roots.set(host, root)
  return root
}
