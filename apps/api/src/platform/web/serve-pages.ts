import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '../http/answers/ready-answers'
import { answerUnknownAddress } from '../problems/answer-problems'
import { BuildFolder, type BuiltFile, bytesFor } from './build-folder'
import { pagePolicy, setPageHeaders } from './headers'
import { isPagePath } from './page-paths'
import { type FindRemotes, originsOf } from './remotes'

/** The folders of the builds that are served as pages. */
export type WebRoots = { shell: string; remotes: Record<string, string> }

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REMOTE = /^\/remotes\/([^/]+)(\/.+)$/

/** Serves the shell, the remotes' builds and their manifest at whatever address the API does not take. */
export function servePages(app: FastifyInstance, roots: WebRoots, findRemotes: FindRemotes): void {
  const shell = new BuildFolder(roots.shell)
  const remotes = new Map(Object.entries(roots.remotes).map(([name, root]) => [name, new BuildFolder(root)]))

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = pathOf(request)
    const isPageOrFile = path !== undefined && !isApi(path) && ['GET', 'HEAD'].includes(request.method)
    return isPageOrFile ? answerPath(path, request, reply) : answerUnknownAddress(app, request, reply)
  })

  async function answerPath(path: string, request: FastifyRequest, reply: FastifyReply) {
    const manifest = await findRemotes()
    setPageHeaders(reply, pagePolicy(originsOf(manifest)))
    if (path === '/remotes.json') return reply.header('cache-control', 'no-cache').send(manifest)
    const file = await findFile(path)
    if (file) return sendFile(request, reply, file, cachingOf(path))
    const page = isFilePath(path) ? undefined : await shell.find('/index.html')
    if (!page) return answerUnknownAddress(app, request, reply)
    return sendFile(request, reply.code(isPagePath(path) ? 200 : 404), page, 'no-cache')
  }

  function findFile(path: string): Promise<BuiltFile | undefined> {
    const [, name = '', rest = ''] = REMOTE.exec(path) ?? []
    if (name) return remotes.get(name)?.find(rest) ?? Promise.resolve(undefined)
    return path === '/' ? shell.find('/index.html') : shell.find(path)
  }
}

// A missing file is never answered with a page: a browser would try to run it.
const isFilePath = (path: string) => /^\/(assets|remotes)\//.test(path) || /\.\w{1,11}$/.test(path)

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
