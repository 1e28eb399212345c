import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { compress, type Encoding, encodingFor } from './encodings'

/** A cached response: its bytes in each encoding used so far, and its ETag. */
export type CachedResponse = {
  etag: string
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>
}
type ResponseBody = { body: unknown; etag?: string }

const BROTLI_QUALITY = 5
/** Upper bound of all encodings together, in multiples of the plain size. */
const ENCODINGS = 3
const ENTRY_BYTES = 1024

/**
 * Caches responses to public reads until the catalogue changes, up to `maxBytes`. Keys consist of a route and its
 * parsed
 * parameters, so different spellings of one URL share an entry.
 */
export class ResponseCache {
  /** Number of responses sent before routing. */
  givenAtOnce = 0
  readonly #catalogueRevision: CatalogueRevision
  readonly #answers: LRUCache<string, CachedResponse>
  #making = new Map<string, Promise<CachedResponse | undefined>>()
  #revision: number | undefined

  constructor(catalogueRevision: CatalogueRevision, maxBytes: number) {
    this.#catalogueRevision = catalogueRevision
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => ENTRY_BYTES + ENCODINGS * bytes.identity.length,
    })
  }

  /** Number of cached responses. */
  get size(): number {
    return this.#answers.size
  }

  /** The cached response for a key, if present and fresh. */
  peek(address: string): CachedResponse | undefined {
    // Most keys are never cached, and reading the revision has a cost.
    if (!this.#answers.has(address)) return undefined
    this.#forgetOld()
    return this.#answers.get(address)
  }

  /** Calls `make` when there is no fresh entry; `undefined` is not cached. */
  async find(
    address: string,
    make: () => Promise<ResponseBody | undefined>,
  ): Promise<CachedResponse | undefined> {
    this.#forgetOld()
    const kept = this.#answers.get(address)
    if (kept) return kept
    const making = this.#making
    const made = making.get(address) ?? make().then((value) => value && toCachedResponse(value))
    making.set(address, made)
    try {
      const answer = await made
      // The catalogue changed meanwhile, so the response may be stale.
      if (answer && making === this.#making) this.#answers.set(address, answer)
      return answer
    } finally {
      making.delete(address)
    }
  }

  /** Drops every entry. */
  clear(): void {
    this.#answers.clear()
  }

  #forgetOld(): void {
    const revision = this.#catalogueRevision.revision()
    if (revision !== undefined && revision === this.#revision) return
    this.#answers.clear()
    this.#making = new Map()
    this.#revision = revision
  }
}

export function toCachedResponse({ body, etag }: ResponseBody): CachedResponse {
  const identity = Buffer.from(JSON.stringify(body))
  return { etag: etag ?? tagOf(identity), bytes: { identity } }
}

export function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Sends a cached response, or 304 if the client has it already. */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) {
  const { headers } = request
  reply
    .header('etag', answer.etag)
    .header('vary', 'Accept-Encoding, Origin')
    .header('cache-control', 'no-cache')
  if (headers['if-none-match'] && matchesTag(headers['if-none-match'], answer.etag))
    return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = encodingFor(headers['accept-encoding'], answer.bytes.identity.length)
  const ready = answer.bytes[encoding]
  if (ready) return sendBytes(reply, encoding, ready)
  return compressOnce(answer, encoding).then((bytes) => sendBytes(reply, encoding, bytes))
}

const compressing = new WeakMap<CachedResponse, Partial<Record<Encoding, Promise<Buffer>>>>()

/** Concurrent requests for an encoding share one compression. */
async function compressOnce(answer: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const begun = compressing.get(answer) ?? {}
  compressing.set(answer, begun)
  begun[encoding] ??= compress(encoding, answer.bytes.identity, BROTLI_QUALITY)
  const bytes = await begun[encoding]
  answer.bytes[encoding] = bytes
  delete begun[encoding]
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
