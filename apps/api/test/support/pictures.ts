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
