import { OWN_REMOTES, type RemoteManifest, remoteOrigins } from '@luzzu/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '../http/answers/ready-answers'
import { answerUnknownAddress } from '../problems/answer-problems'
import { BuildFolder, type BuiltFile, bytesFor } from './build-folder'
import { HeadPages } from './head/head-pages'
import type { PageFacts } from './head/page-head'
import { siteOrigin } from './head/site-origin'
import { pagePolicy, setPageHeaders } from './headers'
import { isPagePath } from './page-paths'
import { modulesOf } from './remote-modules'
import type { FindRemotes } from './remotes'

/** The folders of the builds that are served as pages. */
export type WebRoots = { shell: string; remotes: Record<string, string> }

const IMMUTABLE = 'public, max-age=31536000, immutable'
const NO_MODULES: readonly string[] = []
const READS = ['GET', 'HEAD']
const MANIFEST = '/remotes.json'
const REMOTE = /^\/remotes\/([^/]+)(\/.+)$/

type Sources = { roots: WebRoots; findRemotes: FindRemotes; facts: PageFacts }

/** Serves the shell, the remotes' builds and their manifest at whatever address the API does not take. */
export function servePages(app: FastifyInstance, { roots, findRemotes, facts }: Sources): void {
  const { url, name, currency } = app.config.site
  const originOf = siteOrigin(url)
  const heads = new HeadPages({ facts, siteName: name, currency, freshness: app.freshness })
  const shell = new BuildFolder(roots.shell)
  const remotes = new Map(Object.entries(roots.remotes).map(([name, root]) => [name, new BuildFolder(root)]))

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = pathOf(request)
    if (path === undefined) return answerUnknownAddress(request, reply)
    const allowed = app.methodsOf(path)
    if (isApi(path) || allowed.length > 0) return answerUnknownAddress(request, reply, allowed)
    if (READS.includes(request.method)) return answerPath(path, request, reply)
    return answerUnknownAddress(request, reply, (await isServed(path, originOf(request))) ? READS : [])
  })

  async function answerPath(path: string, request: FastifyRequest, reply: FastifyReply) {
    const origin = originOf(request)
    const manifest = await findRemotes(origin)
    setPageHeaders(reply, pagePolicy(remoteOrigins(manifest, origin)))
    if (path === MANIFEST) return reply.header('cache-control', 'no-cache').send(manifest)
    const file = await fileAt(path, origin)
    if (file) return sendFile(request, reply, file, cachingOf(path))
    const page = isFilePath(path) ? undefined : await shell.find('/index.html')
    if (!page) return answerUnknownAddress(request, reply)
    const preloads = await modulesAhead(path, manifest)
    const headed = await heads.page({ path, origin }, page, preloads).catch((error: unknown) => {
      request.log.error({ err: error }, 'the head of a page could not be made; it goes out without one')
      return { file: page, found: true }
    })
    const isThere = isPagePath(path) && headed.found
    return sendFile(request, reply.code(isThere ? 200 : 404), headed.file, 'no-cache')
  }

  /** The code that a page asks for as soon as it runs, unless it comes from elsewhere. */
  async function modulesAhead(path: string, manifest: RemoteManifest): Promise<readonly string[]> {
    const own = OWN_REMOTES.public_site.entry
    if (path.startsWith('/admin') || manifest.public_site.entry !== own) return NO_MODULES
    const folder = own.slice(0, own.lastIndexOf('/'))
    const build = await findFile(`${folder}/mf-manifest.json`)
    return build ? modulesOf(build, folder) : NO_MODULES
  }

  async function isServed(path: string, origin: string): Promise<boolean> {
    return path === MANIFEST || isPagePath(path) || (await fileAt(path, origin)) !== undefined
  }

  const fileAt = (path: string, origin: string) => heads.siteFile(path, origin) ?? findFile(path)

  function findFile(path: string): Promise<BuiltFile | undefined> {
    const [, name = '', rest = ''] = REMOTE.exec(path) ?? []
    if (name) return remotes.get(name)?.find(rest) ?? Promise.resolve(undefined)
    return path === '/' ? Promise.resolve(undefined) : shell.find(path)
  }
}

// A missing file is never answered with a page: a browser would try to run it.
const isFilePath = (path: string) => /^\/(assets|remotes)\//.test(path) || /\.[a-z]\w{0,10}$/i.test(path)

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

/** The decoded path; `undefined` for one that cannot be decoded. */
function pathOf({ url }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

/** Names of files in `assets` carry a hash of what is in them. */
function cachingOf(path: string): string {
  return /\/assets\//.test(path) ? IMMUTABLE : 'no-cache'
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile, caching: string) {
  reply.headers({
    etag: file.etag,
    'cache-control': caching,
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
  })
  const known = request.headers['if-none-match']
  if (known && reply.statusCode === 200 && matchesTag(known, file.etag)) return reply.code(304).send()
  const { encoding, bytes } = await bytesFor(file, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(bytes)
}
