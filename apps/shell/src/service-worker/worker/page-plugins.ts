import type { StrategyOptions } from 'workbox-strategies'
import { APP_SHELL } from '../addresses'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** How many documents are remembered as having come from the cache. */
const MAX_DOCUMENTS = 50
const documents = new Set<string>()

/** Whether a document came from the cache, because the network did not answer. */
export function isStale(clientId: string): boolean {
  return documents.has(clientId)
}

/** A page is the same for all queries of its address. */
export const pathOnly: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(new URL(request.url).pathname, request.url).href,
}

/** Marks a page from the cache with the time at which it was stored, so that it can say so. */
export const stalePage: Plugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse, event }) {
    if (!cachedResponse || !(event instanceof FetchEvent)) return cachedResponse
    if (documents.size >= MAX_DOCUMENTS) documents.clear()
    documents.add(event.resultingClientId)
    const isContent = new URL(request.url).pathname !== APP_SHELL
    const seen = isContent ? (cachedResponse.headers.get('date') ?? '') : ''
    const headers = new Headers(cachedResponse.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const text = await cachedResponse.text()
    return new Response(text.replace('<html', `<html data-last-seen="${seen}"`), { headers })
  },
}
