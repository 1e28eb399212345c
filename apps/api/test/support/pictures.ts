import sharp from 'sharp'

/** A picture of one colour, in the kind of file that is asked for. */
export function aPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' = 'png',
  width = 400,
  height = 300,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2387b6' } })
    .toFormat(format)
    .toBuffer()
}
