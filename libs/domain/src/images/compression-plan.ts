const KB = 1024
const MB = 1024 * KB

/** Below this a picture is sent as it is. */
const MIN_COMPRESSIBLE_BYTES = 200 * KB
/** Both sides of a compressed picture, in pixels. */
export const MAX_SIDE = 1200
const SMALL_IMAGE_SCALE = 0.8
const PNG_QUALITY = 0.8

export type ImageFile = { type: string; size: number; url?: string }

/** How to re-encode the image; `undefined` when it is sent unchanged. */
export type CompressionPlan = { width: number; height: number; quality: number; type: string }

/** Whether a file is one that compression looks at: an image, of some size, not yet on the server. */
export function shouldCompress({ type, size, url }: ImageFile): boolean {
  return type.startsWith('image/') && url === undefined && size >= MIN_COMPRESSIBLE_BYTES
}

/** `size` in bytes, the sides in pixels. */
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

/** The compressed file is worth it only when it is smaller. */
export function isSmaller(compressed: { size: number }, original: { size: number }): boolean {
  return compressed.size < original.size
}
