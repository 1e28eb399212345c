import { compress, type Encoding, encodingFor } from '../http/cache/encodings'
import { tagOf } from '../http/cache/response-cache'

const BEST_QUALITY = 11
const QUICK_QUALITY = 4

/** A text that is served as a file, in memory, with its bytes in each encoding that was asked for. */
export type TextFile = {
  type: string
  etag: string
  bytes: { identity: Buffer } & Partial<Record<Exclude<Encoding, 'identity'>, Promise<Buffer>>>
  /** What is sent once is not worth the time that the smallest size takes. */
  quality: number
}

export function textFile(type: string, text: string, { kept }: { kept: boolean }): TextFile {
  const identity = Buffer.from(text)
  return { type, etag: tagOf(identity), bytes: { identity }, quality: kept ? BEST_QUALITY : QUICK_QUALITY }
}

/** The bytes of a file in the best encoding that the caller takes. */
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
