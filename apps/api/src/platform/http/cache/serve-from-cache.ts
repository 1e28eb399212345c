import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { ProblemCode } from '@luzzu/domain/contracts'
import { type ErrorForm, type ForeignErrors, PROBLEM_FORM } from '../../errors/problem-json'
import { Refusal } from '../../errors/refusal'
import type { Admission } from '../admission'
import { carriesApiToken } from '../carries-api-token'
import { API_HEADERS, REQUEST_ID } from '../headers'
import { type CachedResponse, type Caches, matchesTag } from './cached-response'
import { type Encoding, encodingFor } from './encodings'

const NO_HOST = 'The request has no Host header.'
const RETRY = { 'retry-after': '2' }
const SOCKET_TIMEOUT_MS = 30_000

type Guards = { admission: Admission | undefined; foreign?: ForeignErrors | undefined }

/**
 * Creates a server that sends cached public responses before routing. Everything else, and requests from other origins,
 * goes through admission to the routes; a cache hit costs no more than a rejection, so it needs no admission.
 */
export function serveFromCache(caches: Caches, options: ServerOptions, { admission, foreign }: Guards) {
  const answersFor = foreign ? answersByAddress(foreign) : () => PROBLEMS
  const admits: Admission['admit'] = (request, response) => admission?.admit(request, response) ?? true
  return (handler: RequestListener): Server => {
    const server = createServer(options, (request, response) => {
      if (lacksHost(request)) return answersFor(request).lackingHost(response)
      // While stopping; Fastify's own 503 says neither why nor when to come back.
      if (!server.listening) return answersFor(request).stopping(response)
      if (sendCached(caches, request, response)) return
      if (admits(request, response)) return handler(request, response)
      answersFor(request).turnedAway(response)
    })
    admission?.watch(server)
    // Longer than any handler takes: the client is not reading.
    server.setTimeout(SOCKET_TIMEOUT_MS)
    return server
  }
}

/** HTTP/1.0 requests may lack a Host header. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion !== '1.0' && headers.host === undefined

const CLOSE = { connection: 'close' }

/**
 * Prepares an error that is sent without routing. Only its id differs from one to the next: an overloaded server sends it
 * thousands of times in a second.
 */
function refusal(
  { type, describe }: ErrorForm,
  { code, message, headers }: { code: ProblemCode; message?: string; headers: Record<string, string> },
): (response: ServerResponse) => void {
  const sample = randomUUID()
  const error = describe(new Refusal(code, message === undefined ? {} : { message }), sample)
  const body = JSON.stringify(error.body)
  const parts = body.split(sample)
  const fields = {
    ...API_HEADERS,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...headers,
  }
  const head = [...Object.entries(fields).flat(), REQUEST_ID, '']
  return (response) => {
    const id = randomUUID()
    response.writeHead(error.status, withId(head, id)).end(parts.join(id))
  }
}

const answersIn = (form: ErrorForm) => ({
  lackingHost: refusal(form, { code: 'malformed', message: NO_HOST, headers: CLOSE }),
  turnedAway: refusal(form, { code: 'unavailable', headers: RETRY }),
  stopping: refusal(form, { code: 'unavailable', headers: { ...RETRY, ...CLOSE } }),
})

const PROBLEMS = answersIn(PROBLEM_FORM)

function answersByAddress({ prefix, form }: ForeignErrors) {
  const answers = answersIn(form)
  return ({ url = '' }: IncomingMessage) => (url.startsWith(prefix) ? answers : PROBLEMS)
}

function isPublicRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.origin === undefined && !carriesApiToken(headers.authorization)
}

function sendCached(caches: Caches, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isPublicRead(request)) return false
  const { url = '', headers } = request
  const cached = caches.responses.get(url) ?? caches.pages.get(url)
  if (!cached) return false
  const known = headers['if-none-match']
  if (known && matchesTag(known, cached.etag)) {
    response.writeHead(304, withRequestId(cachedHeaders(cached, undefined))).end()
    return true
  }
  const accepted = headers['accept-encoding']
  const encoding = encodingFor(
    Array.isArray(accepted) ? accepted.join() : accepted,
    cached.bytes.identity.length,
  )
  const bytes = cached.bytes[encoding]
  if (!bytes) return false
  response.writeHead(200, withRequestId(cachedHeaders(cached, encoding))).end(bytes)
  caches.hits += 1
  return true
}

const withRequestId = (head: string[]) => withId(head, randomUUID())

/** The id takes the last place, in which each response overwrites that of the one before: Node copies the headers. */
function withId(head: string[], id: string): string[] {
  head[head.length - 1] = id
  return head
}

const headersByResponse = new WeakMap<CachedResponse, Map<Encoding | undefined, string[]>>()

/** Response headers for one encoding, or without a body; computed once. A request id goes into the last place. */
function cachedHeaders(cached: CachedResponse, encoding: Encoding | undefined): string[] {
  const byEncoding = headersByResponse.get(cached) ?? new Map<Encoding | undefined, string[]>()
  headersByResponse.set(cached, byEncoding)
  const head = byEncoding.get(encoding) ?? buildHeaders(cached, encoding)
  byEncoding.set(encoding, head)
  return head
}

const API_RESPONSE: Record<string, string> = {
  ...API_HEADERS,
  vary: 'Accept-Encoding, Origin',
  'cache-control': 'no-cache',
  'content-type': 'application/json; charset=utf-8',
}

function buildHeaders({ etag, bytes, headers }: CachedResponse, encoding: Encoding | undefined): string[] {
  const { 'content-type': type = '', ...common } = headers ?? API_RESPONSE
  const head: Record<string, string> = { ...common, etag }
  if (encoding) {
    head['content-type'] = type
    head['content-length'] = String(bytes[encoding]?.length ?? 0)
    if (encoding !== 'identity') head['content-encoding'] = encoding
  }
  return [...Object.entries(head).flat(), REQUEST_ID, '']
}
