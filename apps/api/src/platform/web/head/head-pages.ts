import { isCatchAll } from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import type { Area } from '../areas/area'
import { withoutSlash } from '../page-address'
import { type TextFile, textFile } from '../text-file'
import { headOf, type PageFacts } from './page-head'
import { renderHead } from './render-head'
import type { Place } from './schema-org'
import { SITE_FILES } from './site-files'

/** A rendered page, and whether its resource exists. */
export type HeadedPage = { file: TextFile; found: boolean }

type HeadDependencies = Omit<Place, 'origin'> & { facts: PageFacts; catalogueRevision: CatalogueRevision }
/** A module that the page will import. */
export type Preload = { href: string; integrity?: string }

/** `area`: the one that answers the path, where it describes itself. */
type Address = { path: string; origin: string; area: Area | undefined }

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
    { path: requested, origin, area }: Address,
    built: string,
    preloads: readonly Preload[],
  ): Promise<HeadedPage> {
    const path = withoutSlash(requested)
    const key = `${origin} ${path} ${area?.integrity} ${preloads.map((preload) => preload.integrity ?? preload.href)}`
    const kept = this.#find(key)
    if (kept) return { file: kept, found: true }
    const revision = this.#revision
    const place = { ...this.#needs, origin }
    const screen = area?.screenAt(path)
    const head = await headOf(screen, path, { facts: place.facts, place })
    const links = preloads.map(
      ({ href, integrity }) =>
        `<link rel="modulepreload" href="${href}"${integrity ? ` integrity="${integrity}"` : ''} />`,
    )
    const tags = [renderHead(head, path, place), ...links].join('\n    ')
    const html = built.replace(TITLE, () => tags)
    const found = head.found && isPageOf(area, path)
    // The number of URLs without a screen is unbounded.
    const file =
      found && screen
        ? this.#keep(key, { type: HTML, text: html }, revision)
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
    return this.#keep(key, await make({ ...this.#needs, origin, screens }), revision)
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

/** Whether a page exists at a path. Without a description only the running area can tell. */
export function isPageOf(area: Area | undefined, path: string): boolean {
  if (!area) return true
  const screen = area.screenAt(withoutSlash(path))
  return screen !== undefined && !isCatchAll(screen)
}
