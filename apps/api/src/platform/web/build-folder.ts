import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { compress, type Encoding, encodingFor, tagOf } from '../http/answers/ready-answers'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
const BEST_BROTLI = 11
const CHECK_EVERY_MS = 1000

/** A file of a build, in memory, with its bytes in each encoding that was asked for. */
export type BuiltFile = {
  type: string
  etag: string
  bytes: { identity: Buffer } & Partial<Record<Exclude<Encoding, 'identity'>, Promise<Buffer>>>
}
type Kept = { file: BuiltFile; modified: number; checked: number }

/** The files of one build. Each is read once and again when it has changed. */
export class BuildFolder {
  readonly #root: string
  readonly #kept = new Map<string, Kept>()

  constructor(root: string) {
    this.#root = root.endsWith(sep) ? root : root + sep
  }

  /** The file at a decoded path such as `/assets/index.js`; `undefined` when the build has none there. */
  async find(path: string): Promise<BuiltFile | undefined> {
    const kept = this.#kept.get(path)
    const now = Date.now()
    if (kept && now - kept.checked < CHECK_EVERY_MS) return kept.file
    const location = join(this.#root, path)
    if (!location.startsWith(this.#root) || path.includes('\0')) return undefined
    const state = await stat(location).catch(() => undefined)
    if (!state?.isFile()) {
      this.#kept.delete(path)
      return undefined
    }
    if (kept?.modified === state.mtimeMs) {
      kept.checked = now
      return kept.file
    }
    const identity = await readFile(location)
    const type = TYPES[extname(location)] ?? 'application/octet-stream'
    const file: BuiltFile = { type, etag: tagOf(identity), bytes: { identity } }
    this.#kept.set(path, { file, modified: state.mtimeMs, checked: now })
    return file
  }
}

/** The bytes of a file in the best encoding that the caller takes. */
export async function bytesFor(
  file: BuiltFile,
  accepted: string | undefined,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  const { identity } = file.bytes
  const encoding = COMPRESSIBLE.test(file.type) ? encodingFor(accepted, identity.length) : 'identity'
  if (encoding === 'identity') return { encoding, bytes: identity }
  file.bytes[encoding] ??= compress(encoding, identity, BEST_BROTLI)
  return { encoding, bytes: await file.bytes[encoding] }
}
