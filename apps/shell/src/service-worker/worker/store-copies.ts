import { APP_SHELL, kindOf } from '../addresses'
import { STRATEGIES } from './caches'

const ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g

/**
 * Stores what a page has used. It is requested again, without the page's session, so that nothing personal can be in it;
 * of files that never change the browser has a copy and sends no request. Areas come first: a changed one empties caches.
 */
export async function storeCopies(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
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
