import type { Freshness } from '../../database/freshness'
import { tagOf } from '../../http/answers/ready-answers'
import type { BuiltFile } from '../build-folder'
import { headOf, type PageFacts } from './page-head'
import { renderHead } from './render-head'
import type { Place } from './schema-org'
import { manifestFile, robotsFile, sitemapFile } from './site-files'

/** A page as it is served at an address, and whether there is what the address names. */
export type HeadedPage = { file: BuiltFile; found: boolean }

type Needs = Omit<Place, 'origin'> & { facts: PageFacts; freshness: Freshness }
type Address = { path: string; origin: string }
type Kept<Made> = { from: readonly unknown[]; made: Promise<Made> }

/** Addresses are asked for without end, pages that exist are few; beyond these none is kept. */
const MOST_KEPT = 500
const TITLE = /<title>[^<]*<\/title>/

/** Puts into the built page what its address is about. What was made is kept until the catalogue changes. */
export class HeadPages {
  readonly #needs: Needs
  #pages = new Map<string, Kept<HeadedPage>>()
  #files = new Map<string, Kept<BuiltFile>>()
  #revision: number | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** `preloads`: addresses of modules that the page is about to ask for; the same list as long as they are the same. */
  page({ path: asked, origin }: Address, built: BuiltFile, preloads: readonly string[]): Promise<HeadedPage> {
    this.#forgetOld()
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
    const place = { ...this.#needs, origin }
    return remember(this.#pages, origin + path, [built, preloads], async () => {
      const head = await headOf(path, place.facts, place)
      const links = preloads.map((href) => `<link rel="modulepreload" href="${href}" />`)
      const tags = [renderHead(head, path, place), ...links].join('\n    ')
      const html = built.bytes.identity.toString().replace(TITLE, () => tags)
      return { file: textFile(built.type, html), found: head.found }
    })
  }

  /** A file that speaks of the site: `undefined` for any other path. */
  siteFile(path: string, origin: string): Promise<BuiltFile> | undefined {
    const place = { ...this.#needs, origin }
    const make = {
      '/robots.txt': () => robotsFile(place),
      '/sitemap.xml': async () => sitemapFile(await place.facts.listProducts(), place),
      '/manifest.webmanifest': () => manifestFile(place),
    }[path]
    if (!make) return undefined
    this.#forgetOld()
    return remember(this.#files, origin + path, [], async () => {
      const { type, text } = await make()
      return textFile(type, text)
    })
  }

  #forgetOld(): void {
    const revision = this.#needs.freshness.revision()
    if (revision !== undefined && revision === this.#revision) return
    this.#pages.clear()
    this.#files.clear()
    this.#revision = revision
  }
}

/** What was made for a key, as long as what it was made from is the same. */
function remember<Made>(
  kept: Map<string, Kept<Made>>,
  key: string,
  from: readonly unknown[],
  make: () => Promise<Made>,
): Promise<Made> {
  const known = kept.get(key)
  if (known?.from.every((part, at) => part === from[at])) return known.made
  const made = make()
  if (known || kept.size < MOST_KEPT) {
    kept.set(key, { from, made })
    made.catch(() => kept.delete(key))
  }
  return made
}

function textFile(type: string, text: string): BuiltFile {
  const identity = Buffer.from(text)
  return { type, etag: tagOf(identity), bytes: { identity } }
}
