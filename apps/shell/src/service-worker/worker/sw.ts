import { APP_SHELL, isScreen, kindOf } from '../addresses'
import { appShell, STRATEGIES, screen } from './caches'
import { isStale } from './page-plugins'

declare const self: ServiceWorkerGlobalScope

const HOME = '/'
const MAX_ADDRESSES = 300

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(storeCopies(event, [HOME]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.headers.has('authorization')) return
  const kind = kindOf(url)
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(openScreen(event))
  } else if (kind && kind !== 'page' && isCutOff(event)) {
    event.respondWith(STRATEGIES[kind].handle({ event, request }))
  }
})

self.addEventListener('message', (event) => {
  const { addresses } = event.data ?? {}
  if (!Array.isArray(addresses)) return
  event.waitUntil(storeCopies(event, addresses.slice(0, MAX_ADDRESSES).map(String)))
})

/** Only then are requests answered here; otherwise they go the way that they go without a service worker. */
function isCutOff({ clientId }: FetchEvent): boolean {
  return !self.navigator.onLine || isStale(clientId)
}

async function openScreen(event: FetchEvent): Promise<Response> {
  const { request } = event
  const strategy = kindOf(new URL(request.url)) === 'page' ? STRATEGIES.page : screen
  try {
    return await strategy.handle({ event, request })
  } catch {
    return appShell.handle({ event, request: APP_SHELL })
  }
}

const ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g

/**
 * Stores what a page has used. It is requested again, without the page's session, so that nothing personal can be in it;
 * of files that never change the browser has a copy and sends no request. Areas come first: a changed one empties caches.
 */
async function storeCopies(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const urls = [APP_SHELL, ...addresses].map((address) => new URL(address, location.origin))
  const own = urls.filter(({ origin }) => origin === location.origin)
  const areas = own.filter((url) => kindOf(url) === 'area')
  for (const url of areas) await store(event, url)
  for (const url of own) if (!areas.includes(url)) await store(event, url)
}

async function store(event: ExtendableEvent, url: URL): Promise<void> {
  const kind = kindOf(url)
  if (!kind) return
  try {
    const [response, stored] = STRATEGIES[kind].handleAll({ event, request: url.href })
    const answer = await response
    const page = kind === 'page' ? await answer.clone().text() : ''
    await stored
    for (const [, asset = ''] of page.matchAll(ASSETS)) await store(event, new URL(asset, location.origin))
  } catch {
    // It is stored at the next visit.
  }
}
