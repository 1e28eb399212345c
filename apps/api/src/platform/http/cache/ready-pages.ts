import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { TrustsPeer } from '../trusted-peers'
import type { Encoding } from './encodings'
import type { CachedResponse } from './response-cache'

type Request = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>
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

type Dependencies = {
  /** Changes with everything that pages are made from; `undefined` when unknown. */
  revision: () => number | undefined
  trusts: TrustsPeer | undefined
}

/**
 * Pages that were sent before, in the encodings that were asked for, until the catalogue or the manifest changes. What a
 * page says about its own address depends on the host that it is asked for at.
 */
export class ReadyPages {
  readonly #trusts: TrustsPeer | undefined
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => ENCODINGS * bytes.identity.length + key.length,
  })
  /** The revision that a page made now has. */
  readonly revision: () => number | undefined
  #revision: number | undefined

  constructor({ revision, trusts }: Dependencies) {
    this.revision = revision
    this.#trusts = trusts
  }

  /** Number of pages. */
  get size(): number {
    return this.#pages.size
  }

  /** The page for a request, if it is up to date. */
  peek(request: Request): CachedResponse | undefined {
    const key = this.#keyOf(request)
    if (!this.#pages.has(key)) return undefined
    const revision = this.revision()
    if (revision === undefined || revision !== this.#revision) this.#pages.clear()
    return this.#pages.get(key)
  }

  /** Keeps a page that was made at `revision`. */
  keep(
    { raw }: { raw: Request },
    { etag, headers, identity, encoding, bytes }: SentPage,
    revision: number | undefined,
  ): void {
    const key = this.#keyOf(raw)
    if (revision === undefined || revision !== this.revision()) return
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

  /** Everything by which the routes tell the origin and the path; header values contain no line break. */
  #keyOf({ url = '', headers, socket }: Request): string {
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = headers
    const isForwarded = (forwardedHost || protocol) && this.#trusts?.(socket.remoteAddress)
    return isForwarded ? `${protocol}\n${forwardedHost}\n${host}\n${url}` : `${host}\n${url}`
  }
}
