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
export type PrerenderedPage = Rendering & PrerenderedAddress

type Log = { error(details: object, message: string): void }
type Dependencies = {
  renderer: Pick<AreaRenderer, 'render' | 'isAvailable' | 'close'>
  screens: readonly ScreenDescription[]
  queries: Pick<PageQueries, 'pageData' | 'findProduct' | 'findDetails'>
  catalogueRevision: CatalogueRevision
  log: Log
}
/** What came of rendering a page: nothing where it failed, which is not tried again until the catalogue changes. */
type Attempt = { page?: PrerenderedPage }
type Round = { revision: number; data: Promise<PageData>; bytes: number; failures: number }

/**
 * The prerendered pages: rendered at the start, and again after each change of the catalogue.
 * A page that cannot be rendered, or not in time, goes out to be rendered in the browser.
 */
export class PrerenderedPages {
  readonly #needs: Dependencies
  readonly #attempts: RevisionCache<Attempt>
  #round: Round | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(needs: Dependencies) {
    this.#needs = needs
    this.#attempts = new RevisionCache({
      revision: needs.catalogueRevision.revision,
      // A page may exceed the limit of a round, but none that is kept makes room.
      maxBytes: 2 * MAX_BYTES,
      bytesOf: ({ page }, path) => path.length + (page ? bytesOf(page) : 0),
    })
  }

  /** Renders all pages, now and after each change that any process makes. */
  start(): void {
    if (!this.#needs.renderer.isAvailable) return
    let warmed: number | undefined
    const renew = () => {
      const revision = this.#needs.catalogueRevision.revision()
      if (revision === undefined || revision === warmed) return
      warmed = revision
      void this.#renderAll()
    }
    renew()
    this.#timer = setInterval(renew, CHECK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#needs.renderer.close()
  }

  /** The content of the page at a path, as the catalogue is now; nothing where the browser has to render it. */
  async find(screen: ScreenDescription | undefined, path: string): Promise<PrerenderedPage | undefined> {
    const address = prerenderedAddress(screen, path)
    const round = address && this.#currentRound()
    if (!address || !round) return undefined
    const attempt = this.#attempts.get(address.path)
    if (attempt) return attempt.page
    return Promise.race([this.#make(address, round), pause(WAIT_MS, undefined, { ref: false })])
  }

  #currentRound(): Round | undefined {
    const { renderer, catalogueRevision, queries } = this.#needs
    const revision = renderer.isAvailable ? catalogueRevision.revision() : undefined
    if (revision === undefined) return undefined
    if (revision !== this.#round?.revision) {
      const data = queries.pageData()
      // Each page that needs it says what went wrong.
      data.catch(() => undefined)
      this.#round = { revision, data, bytes: 0, failures: 0 }
    }
    return this.#round
  }

  async #make(address: PrerenderedAddress, round: Round): Promise<PrerenderedPage | undefined> {
    const attempt = await this.#attempts.find(address.path, () =>
      this.#render(address, round).catch((error) => {
        round.failures += 1
        this.#needs.log.error(
          { err: error, path: address.path },
          'a page could not be rendered on the server',
        )
        return {}
      }),
    )
    return attempt?.page
  }

  /** Ids without a product have no end, so nothing is kept of them. */
  async #render(address: PrerenderedAddress, round: Round): Promise<Attempt | undefined> {
    const data = await round.data
    const { path, productId } = address
    if (productId !== undefined && !isAmongFirst(data, productId)) return undefined
    const about = productId === undefined ? {} : await this.#findProduct(productId)
    if (!about) return {}
    if (round.failures >= MAX_FAILURES || round.bytes > MAX_BYTES || round !== this.#round) return {}
    const rendering = await this.#needs.renderer.render(path, { ...data, ...about })
    round.failures = 0
    round.bytes += bytesOf(rendering)
    return { page: { ...rendering, ...address } }
  }

  async #findProduct(id: number): Promise<Pick<PageData, 'product' | 'details'> | undefined> {
    const product = await this.#needs.queries.findProduct(id)
    return product && { product, details: await this.#needs.queries.findDetails(id) }
  }

  async #renderAll(): Promise<void> {
    const round = this.#currentRound()
    const data = await round?.data.catch(() => undefined)
    if (!data) return
    const ids = data.products.slice(0, MAX_PRERENDERED_PRODUCTS).map(({ id }) => id)
    for (const address of prerenderedPaths(this.#needs.screens, ids)) {
      if (!round || round !== this.#currentRound()) return
      await this.#make(address, round)
    }
  }
}

function isAmongFirst({ products }: PageData, id: number): boolean {
  const index = products.findIndex((product) => product.id === id)
  return index >= 0 && index < MAX_PRERENDERED_PRODUCTS
}

function bytesOf({ page }: Rendering): number {
  return page.html.length + page.styles.length + JSON.stringify(page.queries).length
}
