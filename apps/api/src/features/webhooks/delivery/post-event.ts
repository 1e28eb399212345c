import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { checkWebhookUrl } from '@luzzu/domain'
import { SECOND } from '../../../platform/clock'
import { isPublicAddress } from './public-address'

type Address = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<Address[]>

/** How an attempt ended; `retryAfter` in milliseconds. */
export type PostResult = {
  status: number | null
  error: string | null
  answer: string | null
  retryAfter?: number | undefined
}

type Post = { url: string; body: string; headers: Record<string, string> }
type Options = { allowedOrigins: readonly string[]; signal: AbortSignal; resolve?: Resolve | undefined }

const TIMEOUT_MS = 15 * SECOND
const MAX_ANSWER_BYTES = 64 * 1024
const SHOWN_ANSWER = 500

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * Posts an event. Its name is looked up once, and the connection goes to an address that was checked; neither redirects
 * nor the proxies of the environment are followed.
 */
export async function postEvent(
  post: Post,
  { allowedOrigins, signal, resolve = resolveAll }: Options,
): Promise<PostResult> {
  const refused = checkWebhookUrl(post.url, allowedOrigins)
  if (refused !== undefined) return failed('address-not-allowed')
  const url = new URL(post.url)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  try {
    const isAllowed = allowedOrigins.includes(url.origin)
    const addresses = isAllowed ? undefined : await abortable(resolve(url.hostname), limit)
    if (addresses && !(addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))))
      return failed('address-not-allowed')
    return await send(url, post, { addresses, limit })
  } catch (error) {
    if (signal.aborted) throw error
    return failed(limit.aborted ? 'timeout' : reasonOf(error))
  }
}

const failed = (error: string): PostResult => ({ status: null, error, answer: null })

/** `ECONNREFUSED` and the like, which name no address. */
const reasonOf = (error: unknown) =>
  String((error as { code?: unknown }).code ?? 'connection-failed').slice(0, 100)

function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

type Connection = { addresses: Address[] | undefined; limit: AbortSignal }

function send(
  url: URL,
  { body, headers }: Post,
  { addresses, limit: signal }: Connection,
): Promise<PostResult> {
  const client = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const request = client.request(
      url,
      {
        method: 'POST',
        // Of its own: the global one may follow the proxies of the environment.
        agent: new client.Agent({ keepAlive: false }),
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Luzzu-Webhooks/1.0',
        },
        ...(addresses && { lookup: lookupIn(addresses) }),
      },
      (response) => {
        isAnswered = true
        readAnswer(response).then(resolve, reject)
      },
    )
    request.on('error', reject)
    // A receiver that switches protocols ends the connection with neither an answer nor an error.
    request.on('close', () => {
      if (!isAnswered) reject(new Error('The connection was closed without an answer.'))
    })
    request.end(body)
  })
}

/** Answers with what was checked, whatever the name leads to by now. */
function lookupIn(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
}

async function readAnswer(response: http.IncomingMessage): Promise<PostResult> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= MAX_ANSWER_BYTES) break
  }
  response.destroy()
  const status = response.statusCode ?? 0
  const isSuccess = status >= 200 && status < 300
  return {
    status,
    error: isSuccess ? null : `status-${status}`,
    answer: readable(Buffer.concat(parts)),
    retryAfter: retryAfterOf(response.headers['retry-after']),
  }
}

/** What may be stored and shown of an answer. */
const readable = (bytes: Buffer) =>
  [...bytes.toString('utf8').replaceAll(/[^\P{Cc}\n\t]/gu, '')].slice(0, SHOWN_ANSWER).join('')

function retryAfterOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}
