import { fillCache, type Store } from '@luzzu/api-client'
import type { CachedQuery } from '@luzzu/domain/contracts'
import { PageMounted, preloadPage } from '@luzzu/routing'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { enterArea } from '../remotes/area-cache'
import { yieldToMain } from './yield-to-main'

/** A slow processor takes seconds to hydrate a page, and what is typed meanwhile must not be replayed before. */
const READY_TIMEOUT_MS = 10_000
/** As long as the check of a stored session may take. */
const REFILL_MS = 10_000

type TakeOver = {
  root: HTMLElement
  page: ReactNode
  store: Store
  prerendered: Prerendered
  /** Called once, when the page is there and may change. */
  onReady: () => void
  onCaughtError: (error: unknown) => void
}

/**
 * Hydrates content that the server has rendered. Everything that it was rendered with is loaded first, so that nothing
 * of it is taken away meanwhile. Content of another build of the area is replaced at once by what this one shows.
 */
export async function hydratePage({
  root,
  page,
  store,
  prerendered,
  onReady,
  onCaughtError,
}: TakeOver): Promise<void> {
  // Not in the task of the effects that call it.
  const ready = once(() => yieldToMain().then(onReady))
  // A page that throws is never mounted, and what is around it has to work nevertheless.
  const onError = (error: unknown) => {
    onCaughtError(error)
    ready()
  }
  const tree = <PageMounted value={ready}>{page}</PageMounted>
  try {
    const area = await enterArea('public_site').area
    await preloadPage(area.routes, globalThis.location.pathname)
    await yieldToMain()
    fillCache(store, prerendered.queries)
    refillCache(store, prerendered.queries)
    document.dispatchEvent(new Event('page-hydrating'))
    // In a transition React yields between parts of the page.
    if (area.build === prerendered.build)
      startTransition(() => void hydrateRoot(root, tree, { onCaughtError: onError }))
    else createRoot(root, { onCaughtError: onError }).render(tree)
    setTimeout(ready, READY_TIMEOUT_MS)
  } catch {
    // The page itself says what could not be loaded, and offers another try.
    document.dispatchEvent(new Event('page-unavailable'))
    ready()
    createRoot(root, { onCaughtError }).render(page)
  }
}

/**
 * A stored session that has ended empties the cache when the page has just been hydrated. What the page was rendered with
 * is the same for everyone, and is put back before anything renders without it.
 */
function refillCache(store: Store, queries: readonly CachedQuery[]): void {
  if (queries.length === 0) return
  const unsubscribe = store.subscribe(() => {
    if (Object.keys(store.getState().api.queries).length === 0) fillCache(store, queries)
  })
  setTimeout(unsubscribe, REFILL_MS)
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

/** What the server has rendered the page's content with, and by which build of the area. */
export type Prerendered = { build: string; queries: CachedQuery[] }

/** Nothing where the page came without content. */
export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById('prerendered')?.textContent
  return text ? JSON.parse(text) : undefined
}
