import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import type { Encoding } from './encodings'
import type { CachedResponse } from './response-cache'

type Request = Pick<IncomingMessage, 'url' | 'headers'>
/** A page as it was sent. */
export type SentPage = {
  etag: string
  headers: Record<string, string>
  identity: Buffer
  encoding: Encoding
  bytes: Buffer
}

const MAX_BYTES = 16 * 1024 * 1024
/** In all encodings, in multiples of the plain size. */
const ENCODINGS = 3
/** What a proxy says about the caller; whether it may be believed only the routes know. */
const FORWARDED = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']

/**
 * Pages that were sent before, in the encodings that were asked for, until the catalogue changes. What a page says about
 * its own address depends on the host that it is asked for at.
 */
export class ReadyPages {
  readonly #catalogueRevision: CatalogueRevision
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => ENCODINGS * bytes.identity.length + key.length,
  })
  #revision: number | undefined

  constructor(catalogueRevision: CatalogueRevision) {
    this.#catalogueRevision = catalogueRevision
  }

  /** Number of pages. */
  get size(): number {
    return this.#pages.size
  }

  /** The page for a request, if it is up to date. */
  peek(request: Request): CachedResponse | undefined {
    const key = keyOf(request)
    if (key === undefined || !this.#pages.has(key)) return undefined
    const revision = this.#catalogueRevision.revision()
    if (revision === undefined || revision !== this.#revision) this.#pages.clear()
    return this.#pages.get(key)
  }

  /** Keeps a page that was made from the catalogue at `revision`. */
  keep(
    { raw }: { raw: Request },
    { etag, headers, identity, encoding, bytes }: SentPage,
    revision: number | undefined,
  ): void {
    const key = keyOf(raw)
    if (key === undefined || revision === undefined || revision !== this.#catalogueRevision.revision()) return
    if (revision !== this.#revision) this.#pages.clear()
    this.#revision = revision
    const kept = this.#pages.get(key)
    const ready = kept?.etag === etag ? kept : { etag, headers, bytes: { identity } }
    ready.bytes[encoding] = bytes
    this.#pages.set(key, ready)
  }

  clear(): void {
    this.#pages.clear()
  }
}

function keyOf({ url = '', headers }: Request): string | undefined {
  return FORWARDED.some((name) => headers[name] !== undefined) ? undefined : `${headers.host} ${url}`
}
