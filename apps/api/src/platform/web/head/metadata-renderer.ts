import { isCatchAll } from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { RevisionCache } from '../../http/cache/revision-cache'
import type { Area } from '../areas/area'
import { withoutSlash } from '../page-address'
import type { PageQueries } from '../page-queries'
import type { PageTemplate } from '../prerender/page-templates'
import { withContent, withPreloads } from '../prerender/prerendered-html'
import { type TextFile, textFile } from '../text-file'
import { headOf, renderHead } from './page-head'
import type { SiteDetails } from './schema-org'
import { SITE_FILES } from './site-files'

type Dependencies = { queries: PageQueries; catalogueRevision: CatalogueRevision }
/** `area`: the one that answers the path, where it describes itself. */
type Address = { path: string; origin: string; area: Area | undefined }
const MAX_BYTES = 16 * 1024 * 1024
/** Upper bound of a page with both encodings, in multiples of its plain size. */
const ENCODINGS = 3
/** Almost the smallest size, in a third of the time: pages with content are compressed after every change. */
const CONTENT_QUALITY = 10
const HTML = 'text/html; charset=utf-8'
const TITLE = /<title>[^<]*<\/title>/

/** Writes metadata into pages, and files such as robots.txt. Results are cached until the catalogue changes. */
export class MetadataRenderer {
  readonly #queries: PageQueries
  readonly #kept: RevisionCache<TextFile>
  #products: { revision: number; list: ReturnType<PageQueries['listProducts']> } | undefined

  constructor({ queries, catalogueRevision }: Dependencies) {
    this.#queries = queries
    this.#kept = new RevisionCache({
      revision: catalogueRevision.revision,
      maxBytes: MAX_BYTES,
      bytesOf: ({ bytes }, key) => ENCODINGS * bytes.identity.length + 2 * key.length,
    })
  }

  async page(
    { path: requested, origin, area }: Address,
    { text, preloads, guardedBy, content }: PageTemplate,
  ): Promise<{ file: TextFile; found: boolean }> {
    const path = content?.path ?? withoutSlash(requested)
    const modules = preloads.map((preload) => preload.integrity ?? preload.href)
    const key = `${origin} ${path} ${area?.integrity} ${modules} ${content?.build}`
    const kept = this.#kept.get(key)
    if (kept) return { file: kept, found: isPageOf(area, path) }
    const revision = this.#kept.revision()
    const details = await this.#detailsAt(origin)
    const screen = area?.screenAt(path)
    const head = await headOf(screen, path, { queries: this.#queriesAt(revision), details })
    const tags = renderHead(head, content?.isShared ? undefined : path, details)
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
    const kept = this.#kept.get(key)
    if (kept) return kept
    const revision = this.#kept.revision()
    const details = await this.#detailsAt(origin)
    const site = await make({ ...details, queries: this.#queriesAt(revision), screens })
    return this.#keep(key, site, revision)
  }

  /** Ids without a product have no end, so the products are listed once for all of them. */
  #queriesAt(revision: number | undefined): PageQueries {
    if (revision === undefined) return this.#queries
    return {
      ...this.#queries,
      listProducts: () => {
        if (this.#products?.revision === revision) return this.#products.list
        const listed = { revision, list: this.#queries.listProducts() }
        this.#products = listed
        listed.list.catch(() => {
          if (this.#products === listed) this.#products = undefined
        })
        return listed.list
      },
    }
  }

  async #detailsAt(origin: string): Promise<SiteDetails> {
    const { name, currency, settings } = await this.#queries.findSite()
    return { origin, siteName: name, currency, settings }
  }

  /** Discards what was rendered from an older catalogue; of concurrent renderings the first is kept. */
  #keep(key: string, { type, text, quality }: SiteText, revision: number | undefined): TextFile {
    const file = this.#kept.get(key) ?? textFile(type, text, { kept: true, quality })
    return this.#kept.keep(key, file, revision) ? file : textFile(type, text, { kept: false })
  }
}

function fill({ text, preloads, guardedBy, content }: PageTemplate): string {
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
