import { expect, type Page } from '@playwright/test'

type Entry = { address: string; text: string }

/** Everything that the browser has stored for the page's service worker. */
export function listCacheEntries(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const stored = names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return requests.map(async ({ url }) => {
        const { pathname, search } = new URL(url)
        return { address: pathname + search, text: (await (await cache.match(url))?.text()) ?? '' }
      })
    })
    return Promise.all((await Promise.all(stored)).flat())
  })
}

/** Waits until the service worker has everything that the page at an address needs, and this address. */
export async function waitForCached(page: Page, ...addresses: string[]): Promise<void> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /\/assets\/.+\.js$/.test(pathname))
      .map(({ pathname }) => pathname),
  )
  const wanted = [...addresses, ...scripts]
  await expect
    .poll(async () => (await listCacheEntries(page)).map(({ address }) => address))
    .toEqual(expect.arrayContaining(wanted))
}
