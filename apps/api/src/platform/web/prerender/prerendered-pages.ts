import { setTimeout as pause } from 'node:timers/promises'
import type { PageData, ScreenDescription } from '@luzzu/domain/contracts'
import { type Clock, MINUTE } from '../../clock'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { RevisionCache } from '../../http/cache/revision-cache'
import type { PageQueries } from '../page-queries'
import type { AreaRenderer, Rendering } from './area-renderer'
import { type PrerenderedAddress, prerenderedAddress, prerenderedPaths } from './prerendered-paths'

/** So many products have pages that are rendered here; those of more are rendered in the browser. */
export const MAX_PRERENDERED_PRODUCTS = 100
const MAX_BYTES = 16 * 1024 * 1024
/** Whoever asks while a page is being rendered waits so long for it. */
const WAIT_MS = 1500
/** A page that failed is tried again after so long: the machine may have been too busy for it. */
const RETRY_MS = MINUTE
/** After so many failures in a row no page is tried for as long. */
const MAX_FAILURES = 3
const CHECK_MS = 1000

/** The content of a page, for every address that it answers. */
export type PageContent = Rendering & PrerenderedAddress

type Log = { error(details: object, message: string): void }
type Dependencies = {
  renderer: Pick<AreaRenderer, 'render' | 'isAvailable' | 'close'>
  screens: readonly ScreenDescription[]
  queries: Pick<PageQueries, 'pageData' | 'findProduct' | 'findDetails'>
  catalogueRevision: CatalogueRevision
  clock: Clock
  log: Log
}
/** `failedAt`: when each page last could not be rendered, in milliseconds; `failures`: how many attempts in a row. */
type Round = {
  revision: number
  data?: Promise<PageData> | undefined
  bytes: number
  failures: number
  lastFailureAt: number
  failedAt: Map<string, number>
}

/**
 * Renders all pages at the start, and again after each change of the catalogue that any process makes.
 * A page that cannot be rendered, or not in time, goes out to be rendered in the browser.
 */
export function prerenderPages(dependencies: Dependencies) {
  const { renderer, screens, queries, catalogueRevision, clock, log } = dependencies
  const pages = new RevisionCache<PageContent>({
    revision: catalogueRevision.revision,
    // A page may exceed the limit of a round, but none that is kept makes room.
    maxBytes: 2 * MAX_BYTES,
    bytesOf: (page, path) => path.length + bytesOf(page),
  })
  let round: Round | undefined
  let timer: NodeJS.Timeout | undefined

  function currentRound(): Round | undefined {
    const revision = renderer.isAvailable ? catalogueRevision.revision() : undefined
    if (revision === undefined) return undefined
    if (revision !== round?.revision)
      round = { revision, bytes: 0, failures: 0, lastFailureAt: 0, failedAt: new Map() }
    return round
  }

  /** Read once for a round; after a failure again. */
  async function findData(current: Round): Promise<PageData> {
    current.data ??= queries.pageData()
    try {
      return await current.data
    } catch (error) {
      current.data = undefined
      throw error
    }
  }

  function findOrRender(address: PrerenderedAddress, current: Round): Promise<PageContent | undefined> {
    const { path } = address
    return pages.find(path, () =>
      render(address, current).catch((error) => {
        current.failures += 1
        current.lastFailureAt = clock.now().getTime()
        log.error({ err: error, path }, 'a page could not be rendered on the server')
        return undefined
      }),
    )
  }

  /** Whether this page, or so many pages in a row, failed a moment ago. */
  function isPaused({ failures, lastFailureAt, failedAt }: Round, path: string): boolean {
    const last = failures < MAX_FAILURES ? failedAt.get(path) : lastFailureAt
    return last !== undefined && clock.now().getTime() - last < RETRY_MS
  }

  /** Ids without a product have no end, so nothing is kept of them. */
  async function render(address: PrerenderedAddress, current: Round): Promise<PageContent | undefined> {
    const { path } = address
    if (isPaused(current, path)) return undefined
    const data = await findDataOf(address, current)
    if (!data || current.bytes > MAX_BYTES || current !== round) return undefined
    const rendering = await renderer.render(path, data).catch((error) => {
      current.failedAt.set(path, clock.now().getTime())
      throw error
    })
    current.failures = 0
    current.bytes += bytesOf(rendering)
    return { ...rendering, ...address }
  }

  /** What a page shows; nothing for a product that is unknown, or not among the first. */
  async function findDataOf(
    { productId }: PrerenderedAddress,
    current: Round,
  ): Promise<PageData | undefined> {
    const data = await findData(current)
    if (productId === undefined) return data
    const product = isAmongFirst(data, productId) ? await queries.findProduct(productId) : undefined
    return product && { ...data, product }
  }

  async function renderAll(): Promise<void> {
    const current = currentRound()
    const data = current && (await findData(current).catch(() => undefined))
    if (!data) return
    const ids = data.products.slice(0, MAX_PRERENDERED_PRODUCTS).map(({ id }) => id)
    for (const address of prerenderedPaths(screens, ids)) {
      if (!current || current !== currentRound()) return
      await findOrRender(address, current)
    }
  }

  return {
    start(): void {
      if (!renderer.isAvailable) return
      let warmed: number | undefined
      const renew = () => {
        const revision = catalogueRevision.revision()
        if (revision === undefined || revision === warmed) return
        warmed = revision
        void renderAll()
      }
      renew()
      timer = setInterval(renew, CHECK_MS).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await renderer.close()
    },
    /** The content of the page at a path, as the catalogue is now; nothing where the browser has to render it. */
    async find(screen: ScreenDescription | undefined, path: string): Promise<PageContent | undefined> {
      const address = prerenderedAddress(screen, path)
      const current = address && currentRound()
      if (!address || !current) return undefined
      const kept = pages.get(address.path)
      if (kept) return kept
      return Promise.race([findOrRender(address, current), pause(WAIT_MS, undefined, { ref: false })])
    },
  }
}

function isAmongFirst({ products }: PageData, id: number): boolean {
  const index = products.findIndex((product) => product.id === id)
  return index >= 0 && index < MAX_PRERENDERED_PRODUCTS
}

function bytesOf({ page }: Rendering): number {
  return page.html.length + page.styles.length + JSON.stringify(page.queries).length
}
