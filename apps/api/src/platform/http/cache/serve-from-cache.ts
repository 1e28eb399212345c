import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { toProblem } from '../../errors/problem-json'
import { Refusal } from '../../errors/refusal'
import { API_HEADERS } from '../../web/headers'
import type { Admission } from '../admission'
import { type Encoding, encodingFor } from './encodings'
import { type CachedResponse, matchesTag, type ResponseCache } from './response-cache'

const NO_HOST = 'The request does not say which host it is for.'
const RETRY_AFTER_S = 2
const SILENCE_MS = 30_000

/**
 * Makes a server that gives a public answer which lies ready before anything else is done with the request.
 * What is not ready, or is asked for from a page of another origin, takes the way through the routes, as far as
 * `admission` takes it; turning it away would cost as much as giving a ready answer does.
 */
export function serveFromCache(
  responseCache: ResponseCache,
  options: ServerOptions,
  admission: Admission | undefined,
) {
  return (handler: RequestListener): Server => {
    const server = createServer(options, (request, response) => {
      if (lacksHost(request)) return refuse(response, new Refusal('malformed', { message: NO_HOST }), CLOSE)
      // A server that is stopping says so, which the routes do.
      const isAnswered = server.listening && isPublicRead(request) && answer(responseCache, request, response)
      if (isAnswered) return
      if (!admission || admission.admit(request, response)) return handler(request, response)
      refuse(response, new Refusal('unavailable'), { 'retry-after': String(RETRY_AFTER_S) })
    })
    admission?.watch(server)
    // Longer than any handler takes: what is silent then is a caller who does not read.
    server.setTimeout(SILENCE_MS)
    return server
  }
}

/** Only the first HTTP knew requests that do not say whom they are for. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion !== '1.0' && headers.host === undefined

const CLOSE = { connection: 'close' }

/** Answers a request that no route has seen. */
function refuse(response: ServerResponse, refusal: Refusal, headers: Record<string, string>): void {
  const problem = toProblem(refusal, randomUUID())
  const body = JSON.stringify(problem)
  response
    .writeHead(problem.status, {
      ...API_HEADERS,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...headers,
    })
    .end(body)
}

function isPublicRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.origin === undefined
}

function answer(
  responseCache: ResponseCache,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const ready = responseCache.peek(url)
  if (!ready) return false
  const known = headers['if-none-match']
  if (known && matchesTag(known, ready.etag)) {
    response.writeHead(304, headOf(ready, undefined)).end()
    return true
  }
  const accepted = headers['accept-encoding']
  const encoding = encodingFor(
    Array.isArray(accepted) ? accepted.join() : accepted,
    ready.bytes.identity.length,
  )
  const bytes = ready.bytes[encoding]
  if (!bytes) return false
  response.writeHead(200, headOf(ready, encoding)).end(bytes)
  responseCache.givenAtOnce += 1
  return true
}

const heads = new WeakMap<CachedResponse, Map<Encoding | undefined, string[]>>()

/** The headers of an answer in one encoding, or without a body, made once. */
function headOf(ready: CachedResponse, encoding: Encoding | undefined): string[] {
  const kept = heads.get(ready) ?? new Map<Encoding | undefined, string[]>()
  heads.set(ready, kept)
  const head = kept.get(encoding) ?? makeHead(ready, encoding)
  kept.set(encoding, head)
  return head
}

function makeHead({ etag, bytes }: CachedResponse, encoding: Encoding | undefined): string[] {
  const head: Record<string, string> = {
    ...API_HEADERS,
    etag,
    vary: 'Accept-Encoding, Origin',
    'cache-control': 'no-cache',
  }
  if (encoding) {
    head['content-type'] = 'application/json; charset=utf-8'
    head['content-length'] = String(bytes[encoding]?.length ?? 0)
    if (encoding !== 'identity') head['content-encoding'] = encoding
  }
  return Object.entries(head).flat()
}
