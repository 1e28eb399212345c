import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A single-color picture in the given format. */
export function aPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' = 'png',
  width = 400,
  height = 300,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2387b6' } })
    .toFormat(format)
    .toBuffer()
}

/** A picture without color, of any size: to make one of hundreds of megapixels of its pixels would take seconds. */
export function aBlankPng(width: number, height: number): Buffer {
  const bitDepth = 1
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bitDepth, 8)
  const lines = Buffer.alloc(height * (1 + Math.ceil((width * bitDepth) / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(lines, { level: 1 })
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND')])
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}
