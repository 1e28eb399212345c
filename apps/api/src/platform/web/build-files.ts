import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { mime } from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Source maps are not served; precompressed files are variants of the original URL. */
const NOT_SERVED = /(^|\/)\.|\.(map|br|gz)$/

type BuildFile = { root: string; path: string; caching: string }

/** The files of the builds at startup, by URL; nothing else is served. */
export class BuildFiles {
  readonly #files = new Map<string, BuildFile>()

  /** A missing folder has no files. `base` is its URL path without a trailing slash. */
  add(root: string, base = ''): void {
    for (const path of filesIn(root)) {
      // File names in `assets` contain a content hash.
      const caching = path.startsWith('assets/') ? IMMUTABLE : 'no-cache'
      this.#files.set(`${base}/${encodeURI(path)}`, { root, path, caching })
    }
  }

  has(address: string): boolean {
    return this.#files.has(address)
  }

  /** The file on disk at a URL. */
  pathOf(address: string): string | undefined {
    const file = this.#files.get(address)
    return file && join(file.root, file.path)
  }

  /** Sends the file in the best accepted encoding. */
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

// The media type of RFC 9239, which the package's table lacks.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

/** Lets replies send files; builds contain precompressed variants. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
}
