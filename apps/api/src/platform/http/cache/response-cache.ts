import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { compress, type Encoding, encodingFor } from './encodings'

/** A cached response: its bytes in each encoding used so far, and its ETag. */
export type CachedResponse = {
  etag: string
  /** Of a page; without them those of the API. */
  headers?: Record<string, string>
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>
}
type ResponseBody = { body: unknown; etag?: string }

const BROTLI_QUALITY = 5
/** Upper bound of all encodings together, in multiples of the plain size. */
const ENCODINGS = 3
const ENTRY_BYTES = 1024

/**
 * Caches responses to public reads until the catalogue changes, up to `maxBytes`. Keys consist of a route and its
 * parsed parameters, so different spellings of one URL share an entry.
 */
export class ResponseCache {
  /** Number of responses sent before routing. */
  fastPathHits = 0
  readonly #catalogueRevision: CatalogueRevision
  readonly #entries: LRUCache<string, CachedResponse>
  #pending = new Map<string, Promise<CachedResponse | undefined>>()
  #revision: number | undefined

  constructor(catalogueRevision: CatalogueRevision, maxBytes: number) {
    this.#catalogueRevision = catalogueRevision
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => ENTRY_BYTES + ENCODINGS * bytes.identity.length,
    })
  }

  /** Number of cached responses. */
  get size(): number {
    return this.#entries.size
  }

  /** The cached response for a key, if present and fresh. */
  peek(address: string): CachedResponse | undefined {
    // Most keys are never cached, and reading the revision has a cost.
    if (!this.#entries.has(address)) return undefined
    this.#evictStale()
    return this.#entries.get(address)
  }

  /** Calls `load` when there is no fresh entry; `undefined` is not cached. */
  async find(
    address: string,
    load: () => Promise<ResponseBody | undefined>,
  ): Promise<CachedResponse | undefined> {
    this.#evictStale()
    const cached = this.#entries.get(address)
    if (cached) return cached
    const pending = this.#pending
    const promise = pending.get(address) ?? load().then((value) => value && toCachedResponse(value))
    pending.set(address, promise)
    try {
      const cached = await promise
      // The catalogue changed meanwhile, so the response may be stale.
      if (cached && pending === this.#pending) this.#entries.set(address, cached)
      return cached
    } finally {
      pending.delete(address)
    }
  }

  /** Drops every entry. */
  clear(): void {
    this.#entries.clear()
  }

  #evictStale(): void {
    const revision = this.#catalogueRevision.revision()
    if (revision !== undefined && revision === this.#revision) return
    this.#entries.clear()
    this.#pending = new Map()
    this.#revision = revision
  }
}

export function toCachedResponse({ body, etag }: ResponseBody): CachedResponse {
  const identity = Buffer.from(JSON.stringify(body))
  return { etag: etag ?? tagOf(identity), bytes: { identity } }
}

export function tagOf(bytes: Buffer): string {
  return `"${hashOf(bytes)}"`
}

/** 128 bits of a hash as text. */
export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/** Sends a cached response, or 304 if the client has it already. */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
  const { headers } = request
  reply
    .header('etag', cached.etag)
    .header('vary', 'Accept-Encoding, Origin')
    .header('cache-control', 'no-cache')
  if (headers['if-none-match'] && matchesTag(headers['if-none-match'], cached.etag))
    return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = encodingFor(headers['accept-encoding'], cached.bytes.identity.length)
  const compressed = cached.bytes[encoding]
  if (compressed) return sendBytes(reply, encoding, compressed)
  return compressOnce(cached, encoding).then((bytes) => sendBytes(reply, encoding, bytes))
}

const compressing = new WeakMap<CachedResponse, Partial<Record<Encoding, Promise<Buffer>>>>()

/** Concurrent requests for an encoding share one compression. */
async function compressOnce(cached: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const inProgress = compressing.get(cached) ?? {}
  compressing.set(cached, inProgress)
  inProgress[encoding] ??= compress(encoding, cached.bytes.identity, BROTLI_QUALITY)
  const bytes = await inProgress[encoding]
  cached.bytes[encoding] = bytes
  delete inProgress[encoding]
  return bytes
}

function sendBytes(reply: FastifyReply, encoding: Encoding, bytes: Buffer) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

export function matchesTag(header: string, etag: string): boolean {
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}
