import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import type { Kind } from '../addresses'
import { pathOnly, stalePage } from './page-plugins'

const PAGES = 'pages'
const CODE = 'code'
const MONTH_S = 30 * 86_400
const PAGE_TIMEOUT_S = 10
const DATA_TIMEOUT_S = 3

function bounded(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })
}

const pageBounds = bounded(50)
const codeBounds = bounded(200)

/** Another build of an area may not fit the pages and the code that came with the one before. */
const dropOnChange = {
  async cacheDidUpdate({
    oldResponse,
    newResponse,
  }: {
    oldResponse?: Response | null
    newResponse: Response
  }) {
    if (!oldResponse || (await textOf(oldResponse)) === (await textOf(newResponse))) return
    await pageBounds.deleteCacheAndMetadata()
    await codeBounds.deleteCacheAndMetadata()
    // The plugins only know caches that were used since the service worker was started.
    await caches.delete(PAGES)
    await caches.delete(CODE)
  },
}

const textOf = (response: Response) => response.clone().text()

/** Nothing in these caches belongs to one person. */
export const STRATEGIES: Record<Kind, Strategy> = {
  page: new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    plugins: [pathOnly, pageBounds, stalePage],
  }),
  area: new NetworkFirst({
    cacheName: 'areas',
    networkTimeoutSeconds: DATA_TIMEOUT_S,
    plugins: [bounded(20), dropOnChange],
  }),
  catalogue: new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: DATA_TIMEOUT_S,
    plugins: [bounded(100)],
  }),
  code: new CacheFirst({ cacheName: CODE, plugins: [codeBounds] }),
  picture: new CacheFirst({ cacheName: 'pictures', plugins: [bounded(100)] }),
}

/** A screen whose content is not stored. */
export const screen = new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT_S })

/** Stands in for a screen that the network does not bring. */
export const appShell = new CacheOnly({ cacheName: PAGES, plugins: [stalePage] })
