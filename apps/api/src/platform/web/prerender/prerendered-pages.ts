import { setTimeout as pause } from 'node:timers/promises'
import type { PageData, ProductWithAddons, ScreenDescription } from '@luzzu/domain/contracts'
import type { CatalogueRevision } from '../../database/catalogue-revision'
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

/** What pages are rendered with. */
export type PageSource = {
  pageData: () => Promise<PageData>
  findProduct: (id: number) => Promise<ProductWithAddons | undefined>
}

/** The content of a page, for every address that it answers. */
export type PrerenderedPage = Rendering & PrerenderedAddress

type Log = { error(details: object, message: string): void }
type Dependencies = {
  renderer: Pick<AreaRenderer, 'render' | 'isAvailable' | 'close'>
  screens: readonly ScreenDescription[]
  source: PageSource
  catalogueRevision: CatalogueRevision
  log: Log
}
type Round = { revision: number; data: Promise<PageData>; bytes: number; failures: number }

/**
 * The prerendered pages: rendered at the start, and again after each change of the catalogue.
 * A page that cannot be rendered, or not in time, goes out to be rendered in the browser.
 */
export class PrerenderedPages {
  readonly #needs: Dependencies
  readonly #pages = new Map<string, Promise<PrerenderedPage | undefined>>()
  readonly #settled = new WeakSet<Promise<unknown>>()
  #round: Round | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(needs: Dependencies) {
    this.#needs = needs
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#pages.size
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
    const page = this.#pages.get(address.path) ?? this.#make(address, round)
    if (this.#settled.has(page)) return page
    return Promise.race([page, pause(WAIT_MS, undefined, { ref: false })])
  }

  #currentRound(): Round | undefined {
    const { renderer, catalogueRevision, source } = this.#needs
    const revision = renderer.isAvailable ? catalogueRevision.revision() : undefined
    if (revision === undefined) return undefined
    if (revision !== this.#round?.revision) {
      this.#pages.clear()
      const data = source.pageData()
      // Each page that needs it says what went wrong.
      data.catch(() => undefined)
      this.#round = { revision, data, bytes: 0, failures: 0 }
    }
    return this.#round
  }

  #make(address: PrerenderedAddress, round: Round): Promise<PrerenderedPage | undefined> {
    const page = this.#render(address, round).catch((error) => {
      round.failures += 1
      this.#needs.log.error({ err: error, path: address.path }, 'a page could not be rendered on the server')
      return undefined
    })
    this.#pages.set(address.path, page)
    void page.finally(() => this.#settled.add(page))
    return page
  }

  async #render(address: PrerenderedAddress, round: Round): Promise<PrerenderedPage | undefined> {
    const data = await round.data
    const { path, productId } = address
    if (productId !== undefined && !isAmongFirst(data, productId)) {
      // Ids without a product have no end.
      this.#pages.delete(path)
      return undefined
    }
    const product = productId === undefined ? undefined : await this.#needs.source.findProduct(productId)
    if (productId !== undefined && !product) return undefined
    if (round.failures >= MAX_FAILURES || round.bytes > MAX_BYTES || round !== this.#round) return undefined
    const rendering = await this.#needs.renderer.render(path, { ...data, ...(product && { product }) })
    round.failures = 0
    round.bytes += bytesOf(rendering)
    return { ...rendering, ...address }
  }

  async #renderAll(): Promise<void> {
    const round = this.#currentRound()
    const data = await round?.data.catch(() => undefined)
    if (!data) return
    const ids = data.products.slice(0, MAX_PRERENDERED_PRODUCTS).map(({ id }) => id)
    for (const address of prerenderedPaths(this.#needs.screens, ids)) {
      if (!round || round !== this.#round) return
      if (!this.#pages.has(address.path)) await this.#make(address, round)
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
