import { areaAt, areaRoutesOf, type RemoteManifest, remoteOrigins, withoutRetry } from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerNotFoundHandler } from '../errors/error-handler'
import { type Caches, matchesTag } from '../http/cache/cached-response'
import type { Encoding } from '../http/cache/encodings'
import { pagePolicy, setPageHeaders, withoutIsolation } from '../http/headers'
import { areaFinder, describeOwnRemotes } from './areas/area-finder'
import { pollRemotes, type Remotes } from './areas/manifest'
import { BuildFiles, registerFiles } from './build-files'
import { isPageOf, MetadataRenderer } from './head/metadata-renderer'
import { isNormalPath } from './page-address'
import type { PageQueries } from './page-queries'
import { PageTemplates } from './prerender/page-templates'
import { bytesFor, type TextFile, textFile } from './text-file'

declare module 'fastify' {
  interface FastifyInstance {
    remotes: Remotes
  }
}

/** The folders of the builds. */
export type WebRoots = { shell: string; remotes: Record<string, string> }

const READS = ['GET', 'HEAD']
const MANIFEST = '/remotes.json'
const SERVICE_WORKER = '/sw.js'
const REMOVAL = '/sw-removal.js'
const OF_ONE_REQUEST = /^(?:x-ratelimit-.*|x-request-id|etag)$/

type Sources = { roots: WebRoots; queries: PageQueries }

/** The areas that a page sees, with the revision before anything of them was read. */
type SeenAreas = { manifest: RemoteManifest; revision: number | undefined }

/** Serves the shell, the builds of the remotes and their manifest at every path outside the API. */
export async function servePages(app: FastifyInstance, { roots, queries }: Sources): Promise<void> {
  // As configured, never as a request says: whoever asks could name any host.
  const origin = app.config.site.url
  const metadata = new MetadataRenderer({ queries, catalogueRevision: app.catalogueRevision })
  const builds = new BuildFiles()
  builds.add(roots.shell)
  for (const [name, root] of Object.entries(roots.remotes)) builds.add(root, `/remotes/${name}`)
  if (app.config.releasesDir) builds.addReleases(app.config.releasesDir)
  const templates = new PageTemplates(app, roots, queries)
  const { isBuilt, scriptHashes } = templates
  const pathOf = (address: string) => builds.pathOf(address)
  const remotes = pollRemotes({
    source: app.config.remotesUrl,
    own: describeOwnRemotes(Object.keys(roots.remotes), pathOf),
    log: app.log,
  })
  app.decorate('remotes', remotes)
  app.addHook('onClose', async () => remotes.stop())
  const findArea = areaFinder(pathOf, app.log)
  await registerFiles(app)

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // Non-normalized paths are 404.
    if (!isNormalPath(path)) return registerNotFoundHandler(request, reply)
    const allowed = await app.methodsOf(path)
    if (isApi(path) || allowed.length > 0) return registerNotFoundHandler(request, reply, allowed)
    if (READS.includes(request.method)) return answerPath(path, request, reply)
    return registerNotFoundHandler(request, reply, (await isServed(path)) ? READS : [])
  })

  async function answerPath(path: string, request: FastifyRequest, reply: FastifyReply) {
    const revision = app.caches.pages.revision()
    const manifest = await remotes.find(origin)
    setPageHeaders(reply, path, pagePolicy(remoteOrigins(manifest, origin), scriptHashes))
    if (path === MANIFEST) return reply.header('cache-control', 'no-cache').send(manifest)
    const siteFile = await metadata.siteFile(path, origin, () => listScreens(manifest))
    if (siteFile) return sendText(request, reply, siteFile)
    const isRemoved = path === SERVICE_WORKER && !app.config.serviceWorker
    const file = builds.send(isRemoved ? REMOVAL : withoutRetry(path), reply)
    if (file) return file
    if (!isBuilt || isFilePath(path)) return registerNotFoundHandler(request, reply)
    return sendPage(path, request, reply, { manifest, revision })
  }

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply, seen: SeenAreas) {
    const { file, status, isLasting, isAdvertised } = await pageAt(path, request, seen.manifest)
    if (isAdvertised) withoutIsolation(reply)
    return sendText(request, reply.code(status), file, (sent) => {
      if (isLasting && request.url === path) keepPage(app.caches, path, sent, seen.revision)
    })
  }

  async function pageAt(path: string, { log }: FastifyRequest, manifest: RemoteManifest) {
    const area = await findArea(areaAt(path, areaRoutesOf(manifest)), manifest, origin)
    const template = await templates.find(path, area, manifest)
    try {
      const { file, found } = await metadata.page({ path, origin, area }, template)
      const isLasting = found && template.content !== undefined
      // Where visitors come from search engines; it shows nothing of a person and asks for no password.
      const isAdvertised = isLasting && area?.screenAt(path)?.about !== undefined
      return { file, status: found ? 200 : 404, isLasting, isAdvertised }
    } catch (error) {
      log.error({ err: error }, 'the head of a page could not be made; it goes out without one')
      const file = textFile('text/html; charset=utf-8', template.text, { kept: false })
      return { file, status: isPageOf(area, path) ? 200 : 404, isLasting: false, isAdvertised: false }
    }
  }

  async function isServed(path: string): Promise<boolean> {
    if (path === MANIFEST || builds.has(withoutRetry(path)) || metadata.isSiteFile(path)) return true
    if (!isBuilt || isFilePath(path)) return false
    const manifest = await remotes.find(origin)
    return isPageOf(await findArea(areaAt(path, areaRoutesOf(manifest)), manifest, origin), path)
  }

  /** The screens of all areas. Without a description only the prefix of an area is known. */
  async function listScreens(manifest: RemoteManifest): Promise<ScreenDescription[]> {
    const routes = areaRoutesOf(manifest)
    const lists = routes.map(async ({ name, prefix }) => {
      const area = await findArea(name, manifest, origin)
      const screens = area?.screens ?? [
        { path: prefix, title: '{site_name}', indexed: name === 'public_site' },
      ]
      return screens.filter(({ path }) => areaAt(path, routes) === name)
    })
    return (await Promise.all(lists)).flat()
  }
}

// A missing file must not return the page: browsers would run it as a script.
const isFilePath = (path: string) => /^\/(assets|remotes)\//.test(path) || /\.[a-z]\w{0,10}$/i.test(path)

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  file: TextFile,
  onSend: (page: SentPage) => void = () => undefined,
) {
  reply.type(file.type).headers({
    etag: file.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
  })
  const known = request.headers['if-none-match']
  if (known && reply.statusCode === 200 && matchesTag(known, file.etag)) {
    return reply.code(304).removeHeader('content-type').send()
  }
  const { encoding, bytes } = await bytesFor(file, request.headers['accept-encoding'])
  onSend({ etag: file.etag, identity: file.bytes.identity, headers: lastingHeaders(reply), encoding, bytes })
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

type SentPage = {
  etag: string
  headers: Record<string, string>
  identity: Buffer
  encoding: Encoding
  bytes: Buffer
}

/** Keeps a page in the encoding in which it was sent, beside those in which it was sent before. */
function keepPage(
  { pages }: Caches,
  path: string,
  { etag, headers, identity, encoding, bytes }: SentPage,
  revision: number | undefined,
): void {
  const kept = pages.get(path)
  const page = kept?.etag === etag ? kept : { etag, headers, bytes: { identity } }
  page.bytes[encoding] = bytes
  pages.keep(path, page, revision)
}

/** The headers of a page, but for those of this request. */
function lastingHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.test(name))
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]))
}
