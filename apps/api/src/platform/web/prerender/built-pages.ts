import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaAt, mountsOf, OWN_REMOTES, type RemoteManifest } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { type Area, readArea } from '../areas/area'
import { withoutSlash } from '../page-address'
import { modulesOf } from '../remote-modules'
import { AreaRenderer } from './area-renderer'
import { type Preload, scriptHashes } from './prerendered-html'
import { type PageSource, type PrerenderedPage, PrerenderedPages } from './prerendered-pages'

/** A page of the shell's build, for one with `content` that which has a place for it. */
export type BuiltPage = {
  text: string
  /** URLs of modules that the page will import, by path. */
  preloads: readonly Preload[]
  content?: PrerenderedPage | undefined
}

type Roots = { shell: string; site: string | undefined }

const NO_MODULES: readonly Preload[] = []
const OWN_SITE = OWN_REMOTES.public_site.entry
const OWN_SITE_FOLDER = OWN_SITE.slice(0, OWN_SITE.lastIndexOf('/'))

/**
 * The pages of the shell's build, with the content of the public site where its own build renders it. A build that the
 * manifest names elsewhere is rendered in the browser: code from there is never run here.
 */
export class BuiltPages {
  readonly #page: string | undefined
  readonly #pageForContent: string | undefined
  readonly #siteModules: readonly string[]
  readonly #contents: PrerenderedPages

  constructor(app: FastifyInstance, { shell, site }: Roots, source: PageSource) {
    this.#page = readText(shell, 'index.html')
    this.#pageForContent = readText(shell, 'prerendered.html')
    this.#siteModules = modulesOf(readText(site, 'mf-manifest.json') ?? '', OWN_SITE_FOLDER)
    const description = readText(site, 'area.json')
    this.#contents = new PrerenderedPages({
      renderer: new AreaRenderer(site),
      screens: description ? readArea(description).screens : [],
      source,
      catalogueRevision: app.catalogueRevision,
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

  async find(path: string, area: Area | undefined, manifest: RemoteManifest): Promise<BuiltPage> {
    const { entry, integrity } = manifest.public_site
    const isOwnSite = areaAt(path, mountsOf(manifest)) === 'public_site' && entry === OWN_SITE
    const plain = withoutSlash(path)
    const routed = area?.routedTo(plain)
    const pageModules = routed?.modules?.map((file) => `${OWN_SITE_FOLDER}/${file}`) ?? []
    const modules = new Set([...this.#siteModules, ...pageModules])
    // A preload without integrity would let the page run any bytes of the entry.
    const preloads = isOwnSite
      ? [...modules].map((href) => (href === entry && integrity ? { href, integrity } : { href }))
      : NO_MODULES
    if (isOwnSite && area && this.#pageForContent) {
      const screen = area.screenAt(plain)
      const isRouted = screen === routed
      const content = isRouted ? await this.#contents.find(screen, plain) : undefined
      if (content) return { text: this.#pageForContent, preloads, content }
    }
    return { text: this.#page ?? '', preloads }
  }
}

function readText(folder: string | undefined, name: string): string | undefined {
  try {
    return folder && readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}
