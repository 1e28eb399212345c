import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { MAX_MANIFEST_BYTES } from '@luzzu/domain'

const TIMEOUT_MS = 3000

/**
 * The text at an address or in a file.
 *
 * @throws {Error} when it cannot be had in time, is longer than a manifest may be, or is no regular file.
 */
export async function readManifestText(source: string): Promise<string> {
  if (/^https?:/i.test(source)) return readAddress(source)
  // A device or a pipe could go on for ever.
  if (!(await stat(source)).isFile()) throw new Error(`${source} is no file`)
  return readBounded(createReadStream(source))
}

async function readAddress(address: string): Promise<string> {
  // A redirect could lead to where the configuration must not: away from https.
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.body ? readBounded(answer.body) : ''
}

async function readBounded(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    read.push(chunk)
    length += chunk.length
    if (length > MAX_MANIFEST_BYTES)
      throw new Error(`A manifest has at most ${MAX_MANIFEST_BYTES} bytes; this one has more`)
  }
  return new TextDecoder().decode(Buffer.concat(read))
}
