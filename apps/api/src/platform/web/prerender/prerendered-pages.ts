import { setTimeout as pause } from 'node:timers/promises'
import type { PageData, ScreenDescription } from '@luzzu/domain/contracts'
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
/** After so many failures in a row nothing is tried again until the catalogue changes. */
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
  log: Log
}
/** What came of rendering a page: nothing where it failed, which is not tried again until the catalogue changes. */
type Attempt = { page?: PageContent }
type Round = { revision: number; data: Promise<PageData>; bytes: number; failures: number }

/**
 * Renders all pages at the start, and again after each change of the catalogue that any process makes.
 * A page that cannot be rendered, or not in time, goes out to be rendered in the browser.
 */
export function prerenderPages({ renderer, screens, queries, catalogueRevision, log }: Dependencies) {
  const attempts = new RevisionCache<Attempt>({
    revision: catalogueRevision.revision,
    // A page may exceed the limit of a round, but none that is kept makes room.
    maxBytes: 2 * MAX_BYTES,
    bytesOf: ({ page }, path) => path.length + (page ? bytesOf(page) : 0),
  })
  let round: Round | undefined
  let timer: NodeJS.Timeout | undefined

  function currentRound(): Round | undefined {
    const revision = renderer.isAvailable ? catalogueRevision.revision() : undefined
    if (revision === undefined) return undefined
    if (revision !== round?.revision) {
      const data = queries.pageData()
      // Each page that needs it says what went wrong.
      data.catch(() => undefined)
      round = { revision, data, bytes: 0, failures: 0 }
    }
    return round
  }

  async function findOrRender(address: PrerenderedAddress, current: Round): Promise<PageContent | undefined> {
    const attempt = await attempts.find(address.path, () =>
      render(address, current).catch((error) => {
        current.failures += 1
        log.error({ err: error, path: address.path }, 'a page could not be rendered on the server')
        return {}
      }),
    )
    return attempt?.page
  }

  /** Ids without a product have no end, so nothing is kept of them. */
  async function render(address: PrerenderedAddress, current: Round): Promise<Attempt | undefined> {
    const data = await current.data
    const { path, productId } = address
    if (productId !== undefined && !isAmongFirst(data, productId)) return undefined
    const product = productId === undefined ? undefined : await queries.findProduct(productId)
    if (productId !== undefined && !product) return {}
    if (current.failures >= MAX_FAILURES || current.bytes > MAX_BYTES || current !== round) return {}
    const rendering = await renderer.render(path, { ...data, ...(product && { product }) })
    current.failures = 0
    current.bytes += bytesOf(rendering)
    return { page: { ...rendering, ...address } }
  }

  async function renderAll(): Promise<void> {
    const current = currentRound()
    const data = await current?.data.catch(() => undefined)
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
      const attempt = attempts.get(address.path)
      if (attempt) return attempt.page
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
