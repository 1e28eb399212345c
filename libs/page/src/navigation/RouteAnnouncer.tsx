import { useEffect, useRef } from 'react'

/** The page sets its title when it has rendered, which may be delayed by loading its code. */
const TITLE_SETTLE_MS = 300

export function RouteAnnouncer() {
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
