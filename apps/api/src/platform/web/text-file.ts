import { tagOf } from '../http/cache/cached-response'
import { compress, type Encoding, encodingFor } from '../http/cache/encodings'

const BEST_QUALITY = 11
const QUICK_QUALITY = 4

/** A text served as a file, held in memory in each encoding used so far. */
export type TextFile = {
  type: string
  etag: string
  bytes: { identity: Buffer } & Partial<Record<Exclude<Encoding, 'identity'>, Promise<Buffer>>>
  /** A response that is sent once is not worth the best compression. */
  quality: number
}

type Keeping = { kept: boolean; quality?: number | undefined }

export function textFile(type: string, text: string, { kept, quality }: Keeping): TextFile {
  const identity = Buffer.from(text)
  return {
    type,
    etag: tagOf(identity),
    bytes: { identity },
    quality: quality ?? (kept ? BEST_QUALITY : QUICK_QUALITY),
  }
}

/** The bytes of a file in the best accepted encoding. */
export async function bytesFor(
  { bytes, quality }: TextFile,
  accepted: string | undefined,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  const { identity } = bytes
  const encoding = encodingFor(accepted, identity.length)
  if (encoding === 'identity') return { encoding, bytes: identity }
  bytes[encoding] ??= compress(encoding, identity, quality)
  return { encoding, bytes: await bytes[encoding] }
}
