import { LRUCache } from 'lru-cache'
import type { Encoding } from './encodings'
import type { CachedResponse } from './response-cache'

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

/** Pages that were sent before, in the encodings that were asked for, until the catalogue or the manifest changes. */
export class ReadyPages {
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => ENCODINGS * bytes.identity.length + key.length,
  })
  /** Changes with everything that pages are made from; `undefined` when unknown. */
  readonly revision: () => number | undefined
  #revision: number | undefined

  constructor(revision: () => number | undefined) {
    this.revision = revision
  }

  /** Number of pages. */
  get size(): number {
    return this.#pages.size
  }

  /** The page at an address, if it is up to date. */
  peek(url: string): CachedResponse | undefined {
    if (!this.#pages.has(url)) return undefined
    const revision = this.revision()
    if (revision === undefined || revision !== this.#revision) this.#pages.clear()
    return this.#pages.get(url)
  }

  /** Keeps a page that was made at `revision`. */
  keep(
    url: string,
    { etag, headers, identity, encoding, bytes }: SentPage,
    revision: number | undefined,
  ): void {
    if (revision === undefined || revision !== this.revision()) return
    if (revision !== this.#revision) this.#pages.clear()
    this.#revision = revision
    const kept = this.#pages.get(url)
    const ready = kept?.etag === etag ? kept : { etag, headers, bytes: { identity } }
    ready.bytes[encoding] = bytes
    this.#pages.set(url, ready)
  }

  clear(): void {
    this.#pages.clear()
  }
}
