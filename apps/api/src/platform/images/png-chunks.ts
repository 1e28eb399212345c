import { crc32 } from 'node:zlib'

const SIGNATURE_BYTES = 8
const LENGTH_BYTES = 4
const TYPE_BYTES = 4
const CHECKSUM_BYTES = 4

/** Whether every PNG chunk has its checksum; the decoder verifies only some of them. */
export function hasValidChecksums(png: Buffer): boolean {
  let at = SIGNATURE_BYTES
  while (at + LENGTH_BYTES + TYPE_BYTES + CHECKSUM_BYTES <= png.length) {
    const from = at + LENGTH_BYTES
    const to = from + TYPE_BYTES + png.readUInt32BE(at)
    if (to + CHECKSUM_BYTES > png.length) return false
    if (crc32(png.subarray(from, to)) !== png.readUInt32BE(to)) return false
    if (png.toString('latin1', from, from + TYPE_BYTES) === 'IEND') return true
    at = to + CHECKSUM_BYTES
  }
  return false
}
