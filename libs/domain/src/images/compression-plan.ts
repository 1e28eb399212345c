const KB = 1024
const MB = 1024 * KB

/** Smaller pictures are uploaded unchanged. */
const MIN_COMPRESSIBLE_BYTES = 200 * KB
/** Maximum width and height of a compressed picture, in pixels. */
const MAX_SIDE = 1200
const SMALL_IMAGE_SCALE = 0.8
const PNG_QUALITY = 0.8

export type ImageFile = { type: string; size: number; url?: string }

/** How to re-encode the picture; `undefined` when it is uploaded unchanged. */
export type CompressionPlan = { width: number; height: number; quality: number; type: string }

/** Whether a file may be compressed: a picture above the minimum size that is not stored yet. */
export function shouldCompress({ type, size, url }: ImageFile): boolean {
  return type.startsWith('image/') && url === undefined && size >= MIN_COMPRESSIBLE_BYTES
}

/** `size` in bytes, width and height in pixels. */
export function planCompression(file: ImageFile, width: number, height: number): CompressionPlan {
  const fit = Math.min(MAX_SIDE / width, MAX_SIDE / height)
  const scale = fit < 1 ? fit : SMALL_IMAGE_SCALE
  const isPng = file.type === 'image/png'
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    quality: isPng ? PNG_QUALITY : qualityFor(file.size),
    type: isPng ? 'image/jpeg' : file.type,
  }
}

function qualityFor(size: number): number {
  if (size > 2 * MB) return 0.6
  return size > MB ? 0.7 : 0.8
}

/** Whether compression has reduced the size. */
export function isSmaller(compressed: { size: number }, original: { size: number }): boolean {
  return compressed.size < original.size
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** `0 Bytes`, `200 KB`, `1.5 MB`: at most two decimals, units of 1024. */
export function formatFileSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes'
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1)
  return `${Number((bytes / 1024 ** Math.max(0, step)).toFixed(2))} ${UNITS[Math.max(0, step)]}`
}
