import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Negotiator } from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const SMALLEST_COMPRESSED = 512
/** Order of preference between encodings that the client accepts equally. */
const BEST_FIRST = ['br', 'gzip', 'identity'] as const
const PLAIN_FIRST = ['identity', 'br', 'gzip'] as const

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The preferred encoding by the weights of `Accept-Encoding`; between equals the smallest, which for a small response
 * is identity. A client that accepts none of them gets identity.
 */
export function encodingFor(accepted: string | undefined, size = Number.POSITIVE_INFINITY): Encoding {
  if (!accepted) return 'identity'
  return preferredOf(accepted, size < SMALLEST_COMPRESSED ? PLAIN_FIRST : BEST_FIRST) ?? 'identity'
}

/** Replaces the header by the chosen encoding, so that every compressing plugin agrees. */
export function negotiateEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const accepted = headers['accept-encoding']
    if (accepted !== undefined) headers['accept-encoding'] = outcomeOf(accepted)
    done()
  })
}

function outcomeOf(accepted: string): string {
  const encoding = encodingFor(accepted)
  const refusesPlain = encoding !== 'identity' && !preferredOf(accepted, ['identity'])
  return refusesPlain ? `${encoding}, identity;q=0` : encoding
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
