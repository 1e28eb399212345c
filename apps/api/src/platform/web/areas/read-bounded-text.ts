import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { MAX_MANIFEST_BYTES } from '@luzzu/domain'

const TIMEOUT_MS = 3000

/**
 * Reads the text at a URL or in a file.
 * @throws {Error} on a timeout, above the size limit, or for anything but a regular file.
 */
export async function readBoundedText(source: string): Promise<string> {
  if (/^https?:/i.test(source)) return readAddress(source)
  // A device or a pipe may never end.
  if (!(await stat(source)).isFile()) throw new Error(`${source} is no file`)
  return readBounded(createReadStream(source))
}

async function readAddress(address: string): Promise<string> {
  // A redirect could leave https.
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
      throw new Error(`${MAX_MANIFEST_BYTES} bytes are read at most; this is longer`)
  }
  return new TextDecoder().decode(Buffer.concat(read))
}
