import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { mime } from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Source maps are not served; precompressed files are variants of the original URL. */
const NOT_SERVED = /(^|\/)\.|\.(map|br|gz)$|^server\/|^prerendered\.html$/

type BuildFile = { root: string; path: string; caching: string }

const RELEASED = /^\/remotes\/([a-z][a-z-]*\/\d+\.\d+\.\d+(?:[-+][\da-zA-Z.-]+)?)\/(.+)$/

/** The files of the builds at startup, by URL; nothing else is served. */
export class BuildFiles {
  readonly #files = new Map<string, BuildFile>()
  #releases: string | undefined

  /** A missing folder has no files. `base` is its URL path without a trailing slash. */
  add(root: string, base = ''): void {
    for (const path of filesIn(root)) {
      this.#files.set(`${base}/${encodeURI(path)}`, { root, path, caching: cachingOf(path) })
    }
  }

  /** Serves the packed areas of a folder, also those that are added later, at `/remotes/<area>/<version>/`. */
  addReleases(folder: string): void {
    this.#releases = folder
  }

  has(address: string): boolean {
    return this.#find(address) !== undefined
  }

  /** The file on disk at a URL. */
  pathOf(address: string): string | undefined {
    const file = this.#find(address)
    return file && join(file.root, file.path)
  }

  /** Sends the file in the best accepted encoding. */
  send(address: string, reply: FastifyReply): FastifyReply | undefined {
    const file = this.#find(address)
    if (!file) return undefined
    reply.headers({
      'cache-control': file.caching,
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
    })
    return reply.sendFile(file.path, file.root)
  }

  #find(address: string): BuildFile | undefined {
    return this.#files.get(address) ?? (this.#releases ? releasedFile(this.#releases, address) : undefined)
  }
}

/** A file of a release, looked up on disk: releases come and go while the server runs. */
function releasedFile(folder: string, address: string): BuildFile | undefined {
  const [, release, file] = RELEASED.exec(address) ?? []
  if (!release || !file || NOT_SERVED.test(file)) return undefined
  const root = resolve(folder, release)
  const path = decodeURI(file)
  const absolute = resolve(root, path)
  if (!absolute.startsWith(root + sep) || !statSync(absolute, { throwIfNoEntry: false })?.isFile())
    return undefined
  return { root, path, caching: cachingOf(path) }
}

// File names in `assets` contain a content hash.
const cachingOf = (path: string) => (path.startsWith('assets/') ? IMMUTABLE : 'no-cache')

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
