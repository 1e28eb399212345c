import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AREA_NAMES,
  areaAt,
  areaRoutesOf,
  buildNameOf,
  localEntry,
  type RemoteManifest,
  remoteOf,
} from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { type Area, readArea } from '../areas/area'
import { withoutSlash } from '../page-address'
import type { PageQueries } from '../page-queries'
import { AreaRenderer } from './area-renderer'
import { type Preload, scriptHashes } from './prerendered-html'
import { type PageContent, prerenderPages } from './prerendered-pages'

/** A page of the shell's build, for one with rendered `content` that which has a place for it. */
export type PageTemplate = {
  text: string
  /** Modules that the page will import. */
  preloads: readonly Preload[]
  /** The area whose access control they wait for. */
  guardedBy: string | undefined
  content?: PageContent | undefined
}

type Roots = { shell: string; remotes: Record<string, string> }

/** The area whose pages the server renders. */
const SITE = 'public_site'

/**
 * The pages of the shell's build, with the content of the public site where its own build renders it. A build that the
 * manifest names elsewhere is rendered in the browser: code from there is never run here.
 */
export class PageTemplates {
  readonly #page: string | undefined
  readonly #pageForContent: string | undefined
  /** The modules that every page of an area needs, by its name. */
  readonly #modules: ReadonlyMap<string, readonly string[]>
  readonly #contents: ReturnType<typeof prerenderPages>

  constructor(app: FastifyInstance, { shell, remotes }: Roots, queries: PageQueries) {
    const site = remotes[buildNameOf(SITE)]
    this.#page = readText(shell, 'index.html')
    this.#pageForContent = readText(shell, 'prerendered.html')
    this.#modules = new Map(
      AREA_NAMES.map((name) => [
        name,
        modulesOf(readText(remotes[buildNameOf(name)], 'mf-manifest.json') ?? '', folderOf(name)),
      ]),
    )
    const description = readText(site, 'area.json')
    this.#contents = prerenderPages({
      renderer: new AreaRenderer(site),
      screens: description ? readArea(description).screens : [],
      queries,
      catalogueRevision: app.catalogueRevision,
      clock: app.clock,
      log: app.log,
    })
    app.addHook('onReady', async () => this.#contents.start())
    app.addHook('onClose', () => this.#contents.stop())
  }

  /** The scripts within the pages, for the policy. */
  get scriptHashes(): readonly string[] {
    return scriptHashes(this.#page, this.#pageForContent)
  }

  /** Whether there is a build of the shell. */
  get isBuilt(): boolean {
    return this.#page !== undefined
  }

  async find(path: string, area: Area | undefined, manifest: RemoteManifest): Promise<PageTemplate> {
    const routes = areaRoutesOf(manifest)
    const name = areaAt(path, routes)
    const plain = withoutSlash(path)
    const routed = area?.routedTo(plain)
    const preloads = this.#preloadsOf(name, routed, manifest)
    const guardedBy = routes.find((route) => route.name === name)?.access && name
    if (name === SITE && isOwn(name, manifest) && area && this.#pageForContent) {
      const screen = area.screenAt(plain)
      const content = screen === routed ? await this.#contents.find(screen, plain) : undefined
      if (content) {
        const text = content.page.html ? this.#pageForContent : this.#page
        return { text: text ?? '', preloads, guardedBy, content }
      }
    }
    return { text: this.#page ?? '', preloads, guardedBy }
  }

  /** None for a build from elsewhere, whose files are not known here. */
  #preloadsOf(name: string, screen: ScreenDescription | undefined, manifest: RemoteManifest): Preload[] {
    if (!isOwn(name, manifest)) return []
    const { entry, integrity } = remoteOf(manifest, name) ?? {}
    const pageModules = screen?.modules?.map((file) => `${folderOf(name)}/${file}`) ?? []
    const modules = new Set([...(this.#modules.get(name) ?? []), ...pageModules])
    // A preload without integrity would let the page run any bytes of the entry.
    return [...modules].map((href) => (href === entry && integrity ? { href, integrity } : { href }))
  }
}

const isOwn = (name: string, manifest: RemoteManifest) => remoteOf(manifest, name)?.entry === localEntry(name)

/** The URL of the local build of an area. */
const folderOf = (name: string) => localEntry(name).slice(0, localEntry(name).lastIndexOf('/'))

function readText(folder: string | undefined, name: string): string | undefined {
  try {
    return folder && readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}

type BuildManifest = {
  metaData?: { remoteEntry?: { name?: string } }
  exposes?: { assets?: { js?: { sync?: string[] } } }[]
}

/**
 * URLs of the modules that a remote needs first: its entry and the imports of its exposed modules, from its build
 * manifest. Empty without one.
 * @param folder URL of the build, without a trailing slash.
 */
function modulesOf(manifest: string, folder: string): readonly string[] {
  try {
    const { metaData, exposes = [] } = JSON.parse(manifest) as BuildManifest
    const entry = metaData?.remoteEntry?.name
    const files = exposes.flatMap(({ assets }) => assets?.js?.sync ?? [])
    return [...new Set([...(entry ? [entry] : []), ...files])].map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
}
