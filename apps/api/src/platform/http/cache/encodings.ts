import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Negotiator } from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const SMALLEST_COMPRESSED = 512
/** Order of preference between encodings that the client accepts equally. */
const BEST_FIRST = ['br', 'gzip', 'identity'] as const
const PLAIN_FIRST = ['identity', 'br', 'gzip'] as const

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The outcome of negotiating one value of `Accept-Encoding`. */
type Negotiated = {
  encoding: Encoding
  /** For a small response. */
  ofSmall: Encoding
  /** The header that asks for exactly that. */
  header: string
}

/** Browsers send few different values, and short ones. */
const MAX_NEGOTIATED = 100
const MAX_LENGTH = 200
const negotiated = new LRUCache<string, Negotiated>({ max: MAX_NEGOTIATED })

/**
 * The preferred encoding by the weights of `Accept-Encoding`; between equals the smallest, which for a small response
 * is identity. A client that accepts none of them gets identity.
 */
export function encodingFor(accepted: string | undefined, size = Number.POSITIVE_INFINITY): Encoding {
  if (!accepted) return 'identity'
  const { encoding, ofSmall } = negotiate(accepted)
  return size < SMALLEST_COMPRESSED ? ofSmall : encoding
}

/** Replaces the header by the chosen encoding, so that every compressing plugin agrees. */
export function negotiateEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const accepted = headers['accept-encoding']
    if (accepted !== undefined)
      headers['accept-encoding'] = accepted ? negotiate(accepted).header : 'identity'
    done()
  })
}

function negotiate(accepted: string): Negotiated {
  const known = negotiated.get(accepted)
  if (known) return known
  const encoding = preferredOf(accepted, BEST_FIRST) ?? 'identity'
  const ofSmall = preferredOf(accepted, PLAIN_FIRST) ?? 'identity'
  const refusesPlain = encoding !== 'identity' && !preferredOf(accepted, ['identity'])
  const outcome = { encoding, ofSmall, header: refusesPlain ? `${encoding}, identity;q=0` : encoding }
  if (accepted.length <= MAX_LENGTH) negotiated.set(accepted, outcome)
  return outcome
}

function preferredOf(accepted: string, preferred: readonly Encoding[]): Encoding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  return negotiator.encoding(preferred, { preferred })
}

export function compress(encoding: Encoding, bytes: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  }
  return encoding === 'gzip' ? zip(bytes, { level: Math.min(quality, 9) }) : Promise.resolve(bytes)
}
