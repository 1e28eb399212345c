import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './encodings'
import { RevisionCache } from './revision-cache'

/** A cached response: its bytes in each encoding used so far, and its ETag. */
export type CachedResponse = {
  etag: string
  /** Of a page; without them those of the API. */
  headers?: Record<string, string>
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>
}
export type ResponseBody = { body: unknown; etag?: string }

const BROTLI_QUALITY = 5
/** Upper bound of all encodings together, in multiples of the plain size. */
const ENCODINGS = 3
const ENTRY_BYTES = 1024
const MAX_PAGE_BYTES = 16 * 1024 * 1024
const MAX_OFFER_BYTES = 16 * 1024 * 1024

type Responses = RevisionCache<CachedResponse>

/** The public responses that are cached, and how many were sent before routing. */
export type Caches = {
  responses: Responses
  pages: Responses
  /** What can be booked; keys name what it depends on besides the catalogue, and are never an address. */
  offers: Responses
  hits: number
}

type Revision = () => number | undefined
/** `pages`: the revision of everything that pages are made from. */
type CacheSettings = { catalogue: Revision; pages: Revision; maxBytes: number }

/**
 * Public reads of the API by a route and its parsed parameters, so that different spellings of one URL share an entry,
 * and pages as they were sent by their path.
 */
export function createCaches({ catalogue, pages, maxBytes }: CacheSettings): Caches {
  const responsesUpTo = (bytes: number): Responses =>
    new RevisionCache({
      revision: catalogue,
      maxBytes: bytes,
      bytesOf: ({ bytes: { identity } }) => ENTRY_BYTES + ENCODINGS * identity.length,
    })
  return {
    responses: responsesUpTo(maxBytes),
    offers: responsesUpTo(Math.min(MAX_OFFER_BYTES, maxBytes)),
    pages: new RevisionCache({
      revision: pages,
      maxBytes: MAX_PAGE_BYTES,
      bytesOf: ({ bytes }, path) => ENCODINGS * bytes.identity.length + path.length,
    }),
    hits: 0,
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

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** Sends a cached response, or 304 if the client has it already. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  cacheControl = 'no-cache',
) {
  const { headers } = request
  reply
    .header('etag', cached.etag)
    .header('vary', 'Accept-Encoding, Origin')
    .header('cache-control', cacheControl)
  if (headers['if-none-match'] && matchesTag(headers['if-none-match'], cached.etag))
    return reply.code(304).send()
  reply.headers(cached.headers ?? JSON_TYPE)
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
