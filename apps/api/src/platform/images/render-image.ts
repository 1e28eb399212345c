import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import type { ImageFormat } from '../database/schema'
import { refuseFields } from '../errors/refusal'

/** Widths of the renditions in pixels; a smaller original is never enlarged. */
export const IMAGE_WIDTHS = [320, 640, 960, 1200] as const

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']
const MAX_SIDE = 16_000
const MAX_PIXELS = 50e6
const HASH_LENGTH = 32

const MESSAGES = {
  kind: 'Only JPEG, PNG or WebP images are accepted',
  broken: 'The file is not a valid image',
  tooLarge: 'The image is too large (max 50 megapixels)',
} as const

const UNSUPPORTED_IMAGE_TYPES = /^image\/|^application\/(pdf|postscript|gzip|x-photoshop)$/

export const IMAGE_FORMATS = ['jpg', 'webp', 'avif'] as const satisfies readonly ImageFormat[]

export type Rendition = { width: number; format: ImageFormat; bytes: Buffer }
export type RenderedImage = { hash: string; renditions: Rendition[] }

const limitConcurrency = pLimit(2)

/**
 * Converts an upload to its renditions: upright, without metadata, re-encoded.
 * @throws {Refusal} `invalid` at the field `image` for files that are no accepted picture.
 */
export function renderImage(upload: Buffer): Promise<RenderedImage> {
  return limitConcurrency(async () => {
    await requireKind(upload)
    await requireSize(upload)
    const master = await readUpright(upload)
    const renditions: Rendition[] = []
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS)
        renditions.push({ width, format, bytes: await encode(master, width, format) })
    }
    return { hash: createHash('sha256').update(upload).digest('hex').slice(0, HASH_LENGTH), renditions }
  })
}

/** Loaded on demand, as most processes never see an upload. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const refuse = (message: string) => refuseFields({ image: message })

/** The file type is detected from the bytes, not from name or declared type. */
async function requireKind(upload: Buffer): Promise<void> {
  // Loaded on demand, too.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(upload)
  if (type?.mime === 'image/png' && !hasValidChecksums(upload)) throw refuse(MESSAGES.broken)
  if (type && ACCEPTED.includes(type.mime)) return
  const start = upload.subarray(0, 1024).toString('utf8')
  // An SVG may begin like any other XML.
  const isUnsupportedImage =
    type && !/xml/.test(type.mime)
      ? type.mime.startsWith('image/') || UNSUPPORTED_IMAGE_TYPES.test(type.mime)
      : /<svg[\s>]/i.test(start)
  throw refuse(isUnsupportedImage && type?.mime !== 'application/pdf' ? MESSAGES.kind : MESSAGES.broken)
}

async function requireSize(upload: Buffer): Promise<void> {
  const picture = await open(upload)
  const { width, height } = await picture.metadata().catch((error: unknown) => {
    throw refuse(isTooManyPixels(error) ? MESSAGES.tooLarge : MESSAGES.broken)
  })
  if (!width || !height) throw refuse(MESSAGES.broken)
  if (width * height > MAX_PIXELS || width > MAX_SIDE || height > MAX_SIDE) throw refuse(MESSAGES.tooLarge)
}

const isTooManyPixels = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message)

/** Only the first frame of an animation is read. */
async function open(upload: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
}

/** The picture at its largest size, decoded once. */
async function readUpright(upload: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  const picture = await open(upload)
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: IMAGE_WIDTHS.at(-1), height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse(MESSAGES.broken)
    })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function encode(master: Sharp, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = master.clone().resize({ width, withoutEnlargement: true })
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80 }).toBuffer()
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

const SIGNATURE_BYTES = 8
const LENGTH_BYTES = 4
const TYPE_BYTES = 4
const CHECKSUM_BYTES = 4

/** Whether every PNG chunk has its checksum; the decoder verifies only some of them. */
function hasValidChecksums(png: Buffer): boolean {
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
