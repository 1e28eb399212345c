import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { toProblem } from '../../problems/problem'
import { Refusal } from '../../problems/refusal'
import { API_HEADERS } from '../../web/headers'
import { type Encoding, encodingFor } from './encodings'
import { matchesTag, type ReadyAnswer, type ReadyAnswers } from './ready-answers'

const NO_HOST = 'The request does not say which host it is for.'

/**
 * Makes a server that gives a public answer which lies ready before anything else is done with the request.
 * What is not ready, or is asked for from a page of another origin, takes the way through the routes.
 */
export function answerAtOnce(readyAnswers: ReadyAnswers, options: ServerOptions) {
  return (handler: RequestListener): Server => {
    const server = createServer(options, (request, response) => {
      if (lacksHost(request)) return refuseBroken(response)
      // A server that is stopping says so, which the routes do.
      const isAnswered = server.listening && isPublicRead(request) && answer(readyAnswers, request, response)
      if (!isAnswered) handler(request, response)
    })
    return server
  }
}

/** Only the first HTTP knew requests that do not say whom they are for. */
const lacksHost = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion !== '1.0' && headers.host === undefined

function refuseBroken(response: ServerResponse): void {
  const body = JSON.stringify(toProblem(new Refusal('malformed', { message: NO_HOST }), randomUUID()))
  const type = 'application/problem+json; charset=utf-8'
  const head = { 'content-type': type, 'content-length': Buffer.byteLength(body), connection: 'close' }
  response.writeHead(400, { ...API_HEADERS, ...head }).end(body)
}

function isPublicRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.origin === undefined
}

function answer(
  readyAnswers: ReadyAnswers,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const ready = readyAnswers.peek(url)
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
  readyAnswers.givenAtOnce += 1
  return true
}

const heads = new WeakMap<ReadyAnswer, Map<Encoding | undefined, string[]>>()

/** The headers of an answer in one encoding, or without a body, made once. */
function headOf(ready: ReadyAnswer, encoding: Encoding | undefined): string[] {
  const kept = heads.get(ready) ?? new Map<Encoding | undefined, string[]>()
  heads.set(ready, kept)
  const head = kept.get(encoding) ?? makeHead(ready, encoding)
  kept.set(encoding, head)
  return head
}

function makeHead({ etag, bytes }: ReadyAnswer, encoding: Encoding | undefined): string[] {
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
