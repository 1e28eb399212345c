import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { mime } from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Source maps are for those who have the build; the encodings of a file have its own address. */
const NOT_SERVED = /(^|\/)\.|\.(map|br|gz)$/

type BuildFile = { root: string; path: string; caching: string }

/** The files that builds have when the server starts, by their address; at any other address there is none. */
export class BuildFiles {
  readonly #files = new Map<string, BuildFile>()

  /** A folder that is missing has no files. `base` is where it is served, without a slash at its end. */
  add(root: string, base = ''): void {
    for (const path of filesIn(root)) {
      // Names of files in `assets` carry a hash of what is in them.
      const caching = path.startsWith('assets/') ? IMMUTABLE : 'no-cache'
      this.#files.set(`${base}/${encodeURI(path)}`, { root, path, caching })
    }
  }

  has(address: string): boolean {
    return this.#files.has(address)
  }

  /** Sends the file at an address, in the best of its encodings that the caller takes. */
  send(address: string, reply: FastifyReply): FastifyReply | undefined {
    const file = this.#files.get(address)
    if (!file) return undefined
    reply.headers({
      'cache-control': file.caching,
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
    })
    return reply.sendFile(file.path, file.root)
  }
}

function filesIn(root: string): string[] {
  return entriesIn(root)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !NOT_SERVED.test(path))
}

function entriesIn(root: string) {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}

// The type that RFC 9239 names, which the package's table does not know yet.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

/** Lets replies send files, of which a build keeps the compressed ones beside the plain ones. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
}
