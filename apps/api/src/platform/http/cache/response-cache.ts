import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueRevision } from '../../database/catalogue-revision'
import { compress, type Encoding, encodingFor } from './encodings'

/** An answer that is kept ready: its bytes in each encoding that was asked for, and its tag. */
export type CachedResponse = {
  etag: string
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>
}
type ResponseBody = { body: unknown; etag?: string }

const BROTLI_QUALITY = 5
/** Kept in all of its encodings, an answer takes at most so many times its plain bytes. */
const ENCODINGS = 3
const ENTRY_BYTES = 1024

/**
 * Answers to public reads, kept until the catalogue changes and as far as they fit into `maxBytes`. An address here is
 * made of a route and its parsed parameters: several spellings of one address share an entry.
 */
export class ResponseCache {
  /** How many answers went out before any route was looked for. */
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

  /** How many answers are kept. */
  get size(): number {
    return this.#answers.size
  }

  /** The answer at an address, if it is there and fresh. */
  peek(address: string): CachedResponse | undefined {
    // Most addresses never have one, and asking how fresh the answers are is not free.
    if (!this.#answers.has(address)) return undefined
    this.#forgetOld()
    return this.#answers.get(address)
  }

  /** `make` is called when there is no fresh answer; what it does not find is not kept. */
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
      // What was begun before the catalogue changed may be old.
      if (answer && making === this.#making) this.#answers.set(address, answer)
      return answer
    } finally {
      making.delete(address)
    }
  }

  /** Gives back the memory of everything that can be made again. */
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

/** Sends a ready answer, or only says that the caller has it already. */
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

/** However many ask for an encoding before it is there, it is made once. */
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
