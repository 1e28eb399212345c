import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AREA_NAMES,
  AREAS,
  areaAt,
  OWN_REMOTES,
  type RemoteManifest,
  remoteOrigins,
  withoutRetry,
} from '@luzzu/domain'
import type { ScreenDescription } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknownAddress } from '../errors/error-handler'
import { matchesTag } from '../http/cache/response-cache'
import { areaFinder, describeOwnRemotes } from './areas/area-finder'
import { pollRemotes } from './areas/manifest'
import { BuildFiles, registerFiles } from './build-files'
import { HeadPages, isPageOf, type Preload } from './head/head-pages'
import type { PageFacts } from './head/page-head'
import { siteOrigin } from './head/site-origin'
import { pagePolicy, setPageHeaders } from './headers'
import { isNormalPath } from './page-address'
import { modulesOf } from './remote-modules'
import { bytesFor, type TextFile, textFile } from './text-file'

/** The folders of the builds. */
export type WebRoots = { shell: string; remotes: Record<string, string> }

const NO_MODULES: readonly Preload[] = []
const READS = ['GET', 'HEAD']
const MANIFEST = '/remotes.json'
const OWN_SITE = OWN_REMOTES.public_site.entry
const OWN_SITE_FOLDER = OWN_SITE.slice(0, OWN_SITE.lastIndexOf('/'))

type Sources = { roots: WebRoots; facts: PageFacts }

/** Serves the shell, the builds of the remotes and their manifest at every path outside the API. */
export async function servePages(app: FastifyInstance, { roots, facts }: Sources): Promise<void> {
  const { url, name, currency } = app.config.site
  const originOf = siteOrigin(url)
  const heads = new HeadPages({ facts, siteName: name, currency, catalogueRevision: app.catalogueRevision })
  const builds = new BuildFiles()
  builds.add(roots.shell)
  for (const [name, root] of Object.entries(roots.remotes)) builds.add(root, `/remotes/${name}`)
  if (app.config.releasesDir) builds.addReleases(app.config.releasesDir)
  const page = readText(roots.shell, 'index.html')
  const siteModules = modulesOf(
    readText(roots.remotes['public-site'], 'mf-manifest.json') ?? '',
    OWN_SITE_FOLDER,
  )
  const pathOf = (address: string) => builds.pathOf(address)
  const remotes = pollRemotes({
    source: app.config.remotesUrl,
    own: describeOwnRemotes(pathOf),
    log: app.log,
  })
  app.decorate('remotes', remotes)
  app.addHook('onClose', async () => remotes.stop())
  const findArea = areaFinder(pathOf, app.log)
  await registerFiles(app)

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // Non-normalized paths are 404.
    if (!isNormalPath(path)) return answerUnknownAddress(request, reply)
    const allowed = app.methodsOf(path)
    if (isApi(path) || allowed.length > 0) return answerUnknownAddress(request, reply, allowed)
    if (READS.includes(request.method)) return answerPath(path, request, reply)
    return answerUnknownAddress(request, reply, (await isServed(path, originOf(request))) ? READS : [])
  })

  async function answerPath(path: string, request: FastifyRequest, reply: FastifyReply) {
    const origin = originOf(request)
    const manifest = await remotes.find(origin)
    setPageHeaders(reply, pagePolicy(remoteOrigins(manifest, origin)))
    if (path === MANIFEST) return reply.header('cache-control', 'no-cache').send(manifest)
    const siteFile = await heads.siteFile(path, origin, () => listScreens(manifest, origin))
    if (siteFile) return sendText(request, reply, siteFile)
    const file = builds.send(withoutRetry(path), reply)
    if (file) return file
    if (page === undefined || isFilePath(path)) return answerUnknownAddress(request, reply)
    const area = await findArea(areaAt(path), manifest, origin)
    const headed = await heads
      .page({ path, origin, area }, page, modulesAhead(path, manifest))
      .catch((error) => {
        request.log.error({ err: error }, 'the head of a page could not be made; it goes out without one')
        return {
          file: textFile('text/html; charset=utf-8', page, { kept: false }),
          found: isPageOf(area, path),
        }
      })
    return sendText(request, reply.code(headed.found ? 200 : 404), headed.file)
  }

  /** Modules that the page imports first, unless they come from another origin. */
  function modulesAhead(path: string, manifest: RemoteManifest): readonly Preload[] {
    const { entry, integrity } = manifest.public_site
    if (areaAt(path) !== 'public_site' || entry !== OWN_SITE) return NO_MODULES
    // A preload without it would let the page run any bytes of the entry.
    return siteModules.map((href) => (href === entry && integrity ? { href, integrity } : { href }))
  }

  async function isServed(path: string, origin: string): Promise<boolean> {
    if (path === MANIFEST || builds.has(withoutRetry(path)) || heads.isSiteFile(path)) return true
    if (page === undefined || isFilePath(path)) return false
    return isPageOf(await findArea(areaAt(path), await remotes.find(origin), origin), path)
  }

  /** The screens of all areas. Without a description only the prefix of an area is known. */
  async function listScreens(manifest: RemoteManifest, origin: string): Promise<ScreenDescription[]> {
    const lists = AREA_NAMES.map(async (name) => {
      const area = await findArea(name, manifest, origin)
      return (
        area?.screens ?? [{ path: AREAS[name].prefix, title: '{site_name}', indexed: name === 'public_site' }]
      )
    })
    return (await Promise.all(lists)).flat()
  }
}

function readText(folder: string | undefined, name: string): string | undefined {
  try {
    return folder && readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}

// A missing file must not return the page: browsers would run it as a script.
const isFilePath = (path: string) => /^\/(assets|remotes)\//.test(path) || /\.[a-z]\w{0,10}$/i.test(path)

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

async function sendText(request: FastifyRequest, reply: FastifyReply, file: TextFile) {
  reply.headers({
    etag: file.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
  })
  const known = request.headers['if-none-match']
  if (known && reply.statusCode === 200 && matchesTag(known, file.etag)) return reply.code(304).send()
  const { encoding, bytes } = await bytesFor(file, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(bytes)
}
