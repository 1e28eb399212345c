import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Freshness } from '../../database/freshness'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is kept ready: its bytes in each encoding that was asked for, and its tag. */
export type ReadyAnswer = {
  etag: string
  bytes: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>
}

type Made = { body: unknown; etag?: string }

const SMALLEST_COMPRESSED = 512
const BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Answers to public reads, kept until the catalogue changes. */
export class ReadyAnswers {
  /** How many answers went out before any route was looked for. */
  givenAtOnce = 0
  readonly #freshness: Freshness
  #answers = new Map<string, Promise<ReadyAnswer | undefined>>()
  #settled = new Map<string, ReadyAnswer>()
  #revision: number | undefined

  constructor(freshness: Freshness) {
    this.#freshness = freshness
  }

  /** The answer at an address, if it is there and fresh. */
  peek(address: string): ReadyAnswer | undefined {
    // Most addresses never have one, and asking how fresh the answers are is not free.
    if (!this.#settled.has(address)) return undefined
    this.#forgetOld()
    return this.#settled.get(address)
  }

  /** `make` is called when there is no fresh answer; what it does not find is not kept. */
  find(address: string, make: () => Promise<Made | undefined>): Promise<ReadyAnswer | undefined> {
    this.#forgetOld()
    const kept = this.#answers.get(address)
    if (kept) return kept
    const [answers, settled] = [this.#answers, this.#settled]
    const made = make().then((value) => value && toReady(value))
    answers.set(address, made)
    const forget = () => answers.delete(address)
    made.then((answer) => (answer ? settled.set(address, answer) : forget()), forget)
    return made
  }

  #forgetOld(): void {
    const revision = this.#freshness.revision()
    if (revision !== undefined && revision === this.#revision) return
    this.#answers = new Map()
    this.#settled = new Map()
    this.#revision = revision
  }
}

export function toReady({ body, etag }: Made): ReadyAnswer {
  const identity = Buffer.from(JSON.stringify(body))
  return { etag: etag ?? tagOf(identity), bytes: { identity } }
}

export function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Sends a ready answer, or only says that the caller has it already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
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
  return compress(encoding, answer.bytes.identity).then((bytes) => {
    answer.bytes[encoding] = bytes
    return sendBytes(reply, encoding, bytes)
  })
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

/** The best encoding that the caller takes; small answers go out as they are. */
export function encodingFor(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < SMALLEST_COMPRESSED) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

export function compress(encoding: Encoding, bytes: Buffer, quality = BROTLI_QUALITY): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  }
  return encoding === 'gzip' ? zip(bytes, { level: 9 }) : Promise.resolve(bytes)
}
