import { isCatchAll } from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import type { Area } from '../areas/area'
import { withoutSlash } from '../page-address'
import type { BuiltPage } from '../prerender/built-pages'
import { withContent, withPreloads } from '../prerender/prerendered-html'
import { type TextFile, textFile } from '../text-file'
import { headOf, type PageFacts } from './page-head'
import { renderHead } from './render-head'
import type { Place } from './schema-org'
import { SITE_FILES } from './site-files'

/** A rendered page, and whether its resource exists. */
export type HeadedPage = { file: TextFile; found: boolean }

type HeadDependencies = { facts: PageFacts; catalogueRevision: CatalogueRevision }
/** `area`: the one that answers the path, where it describes itself. */
type Address = { path: string; origin: string; area: Area | undefined }
const MAX_BYTES = 16 * 1024 * 1024
/** Upper bound of a page with both encodings, in multiples of its plain size. */
const ENCODINGS = 3
/** Almost the smallest size, in a third of the time: pages with content are compressed after every change. */
const CONTENT_QUALITY = 10
const HTML = 'text/html; charset=utf-8'
const TITLE = /<title>[^<]*<\/title>/

/** Renders metadata into the built page. Results are cached until the catalogue changes. */
export class HeadPages {
  readonly #needs: HeadDependencies
  readonly #kept = new LRUCache<string, TextFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => ENCODINGS * bytes.identity.length + 2 * key.length,
  })
  #revision: number | undefined
  #products: ReturnType<PageFacts['listProducts']> | undefined

  constructor(needs: HeadDependencies) {
    this.#needs = needs
  }

  /** Number of cached pages and files. */
  get size(): number {
    return this.#kept.size
  }

  async page(
    { path: requested, origin, area }: Address,
    { text, preloads, guardedBy, content }: BuiltPage,
  ): Promise<HeadedPage> {
    const path = content?.path ?? withoutSlash(requested)
    const modules = preloads.map((preload) => preload.integrity ?? preload.href)
    const key = `${origin} ${path} ${area?.integrity} ${modules} ${content?.build}`
    const kept = this.#find(key)
    if (kept) return { file: kept, found: isPageOf(area, path) }
    const revision = this.#revision
    const place = await this.#placeAt(origin)
    const screen = area?.screenAt(path)
    const head = await headOf(screen, path, { facts: this.#facts(), place })
    const tags = renderHead(head, content?.isShared ? undefined : path, place)
    const title = content?.page.title
    const titled = title ? tags.replace(TITLE, () => `<title>${title}</title>`) : tags
    const html = fill({ text, preloads, guardedBy, content }).replace(TITLE, () => titled)
    const found = head.found && isPageOf(area, path)
    // The number of URLs without a screen is unbounded, but prerendered content exists once for all of them.
    const file =
      (found && screen) || content
        ? this.#keep(key, { type: HTML, text: html, ...(content && { quality: CONTENT_QUALITY }) }, revision)
        : textFile(HTML, html, { kept: false })
    return { file, found }
  }

  isSiteFile(path: string): boolean {
    return Object.hasOwn(SITE_FILES, path)
  }

  /** A file about the site such as robots.txt; `undefined` for other paths. */
  async siteFile(
    path: string,
    origin: string,
    findScreens: () => Promise<readonly ScreenDescription[]>,
  ): Promise<TextFile | undefined> {
    const make = this.isSiteFile(path) ? SITE_FILES[path] : undefined
    if (!make) return undefined
    const screens = await findScreens()
    const key = `${origin} ${path} ${screens.map((screen) => `${screen.path} ${screen.indexed}`)}`
    const kept = this.#find(key)
    if (kept) return kept
    const revision = this.#revision
    const site = await make({ ...(await this.#placeAt(origin)), facts: this.#facts(), screens })
    return this.#keep(key, site, revision)
  }

  /** Ids without a product have no end, so the products are listed once for all of them. */
  #facts(): PageFacts {
    const { facts } = this.#needs
    if (this.#revision === undefined) return facts
    return {
      ...facts,
      listProducts: () => {
        const products = this.#products ?? facts.listProducts()
        this.#products = products
        products.catch(() => {
          this.#products = undefined
        })
        return products
      },
    }
  }

  async #placeAt(origin: string): Promise<Place> {
    const { name, currency, settings } = await this.#needs.facts.findSite()
    return { origin, siteName: name, currency, settings }
  }

  #find(key: string): TextFile | undefined {
    const revision = this.#needs.catalogueRevision.revision()
    if (revision === undefined || revision !== this.#revision) {
      this.#kept.clear()
      this.#products = undefined
    }
    this.#revision = revision
    return this.#kept.get(key)
  }

  /** Discards what was rendered from an older catalogue; of concurrent renderings the first is kept. */
  #keep(key: string, { type, text, quality }: SiteText, revision: number | undefined): TextFile {
    const isFresh = revision !== undefined && revision === this.#revision
    if (!isFresh) return textFile(type, text, { kept: false })
    const file = this.#kept.get(key) ?? textFile(type, text, { kept: true, quality })
    this.#kept.set(key, file)
    return file
  }
}

function fill({ text, preloads, guardedBy, content }: BuiltPage): string {
  if (content?.page.html) return withContent(text, content, preloads)
  const page = withPreloads(text, preloads, guardedBy)
  return content ? page.replace('</head>', () => `${content.page.head}</head>`) : page
}

type SiteText = { type: string; text: string; quality?: number }

/** Whether a page exists at a path. Without a description only the running area can tell. */
export function isPageOf(area: Area | undefined, path: string): boolean {
  if (!area) return true
  const screen = area.screenAt(withoutSlash(path))
  return screen !== undefined && !isCatchAll(screen)
}
