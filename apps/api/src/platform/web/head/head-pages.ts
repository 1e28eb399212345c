import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { isPagePath } from '../page-paths'
import { type TextFile, textFile } from '../text-file'
import { headOf, type PageFacts } from './page-head'
import { renderHead } from './render-head'
import type { Place } from './schema-org'
import { manifestFile, robotsFile, sitemapFile } from './site-files'

/** A rendered page, and whether its resource exists. */
export type HeadedPage = { file: TextFile; found: boolean }

type HeadDependencies = Omit<Place, 'origin'> & { facts: PageFacts; catalogueRevision: CatalogueRevision }
type Address = { path: string; origin: string }

const MAX_BYTES = 16 * 1024 * 1024
/** Upper bound of a page with both encodings, in multiples of its plain size. */
const ENCODINGS = 3
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

  constructor(needs: HeadDependencies) {
    this.#needs = needs
  }

  /** Number of cached pages and files. */
  get size(): number {
    return this.#kept.size
  }

  /** `preloads`: URLs of modules that the page will import, by path. */
  async page(
    { path: asked, origin }: Address,
    built: string,
    preloads: readonly string[],
  ): Promise<HeadedPage> {
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
    const key = `${origin} ${path} ${preloads.length > 0}`
    const kept = this.#find(key)
    if (kept) return { file: kept, found: true }
    const revision = this.#revision
    const place = { ...this.#needs, origin }
    const head = await headOf(path, place.facts, place)
    const links = preloads.map((href) => `<link rel="modulepreload" href="${href}" />`)
    const tags = [renderHead(head, path, place), ...links].join('\n    ')
    const html = built.replace(TITLE, () => tags)
    // The number of unknown URLs is unbounded.
    const found = head.found && isPagePath(path)
    const file = found
      ? this.#keep(key, { type: HTML, text: html }, revision)
      : textFile(HTML, html, { kept: false })
    return { file, found }
  }

  isSiteFile(path: string): boolean {
    return Object.hasOwn(SITE_FILES, path)
  }

  /** A file about the site such as robots.txt; `undefined` for other paths. */
  async siteFile(path: string, origin: string): Promise<TextFile | undefined> {
    const make = this.isSiteFile(path) ? SITE_FILES[path] : undefined
    if (!make) return undefined
    const key = `${origin} ${path}`
    const kept = this.#find(key)
    if (kept) return kept
    const revision = this.#revision
    return this.#keep(key, await make({ ...this.#needs, origin }), revision)
  }

  #find(key: string): TextFile | undefined {
    const revision = this.#needs.catalogueRevision.revision()
    if (revision === undefined || revision !== this.#revision) this.#kept.clear()
    this.#revision = revision
    return this.#kept.get(key)
  }

  /** Discards what was rendered from an older catalogue; of concurrent renderings the first is kept. */
  #keep(key: string, { type, text }: SiteText, revision: number | undefined): TextFile {
    const isFresh = revision !== undefined && revision === this.#revision
    if (!isFresh) return textFile(type, text, { kept: false })
    const file = this.#kept.get(key) ?? textFile(type, text, { kept: true })
    this.#kept.set(key, file)
    return file
  }
}

type SiteText = { type: string; text: string }

const SITE_FILES: Record<string, (place: HeadDependencies & Place) => SiteText | Promise<SiteText>> = {
  '/robots.txt': robotsFile,
  '/sitemap.xml': async (place) => sitemapFile(await place.facts.listProducts(), place),
  '/manifest.webmanifest': manifestFile,
}
