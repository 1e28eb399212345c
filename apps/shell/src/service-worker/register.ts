import { kindOf } from './addresses'

const PAUSE_MS = 500

/** Registers the service worker when the page has been loaded and nothing else is to be done. The page needs none. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(reportUse, () => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(register) : setTimeout(register)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Tells the service worker which pages and files are used, now and later, so that it can store them. */
function reportUse(): void {
  const reported = new Set<string>()
  let found: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ addresses: found })
    found = []
  }
  const add = (address: string) => {
    const url = new URL(address)
    if (url.origin !== location.origin || !kindOf(url) || reported.has(url.href)) return
    reported.add(url.href)
    found.push(url.href)
    clearTimeout(timer)
    timer = setTimeout(send, PAUSE_MS)
  }
  const observer = new PerformanceObserver((list) => {
    add(location.origin + location.pathname)
    for (const { name } of list.getEntries()) if (/^https?:/.test(name)) add(name)
  })
  observer.observe({ type: 'resource', buffered: true })
}
