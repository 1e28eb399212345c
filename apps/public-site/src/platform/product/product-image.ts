import type { CardImage } from '@luzzu/ui'

/** Pictures of products are drawn and stored at this ratio. */
const RATIO = 3 / 4
const WIDTHS = [320, 640, 960, 1200] as const
const RENDITION = /-\d+\.jpg$/

type ImageRequest = {
  /** The immutable URL from the server, or `null` without a picture. */
  address: string | null
  /** The `sizes` attribute of the image. */
  sizes: string
  alt?: string
  loading?: 'eager' | 'lazy'
}

/** Image attributes with a `srcset` of all stored widths; `undefined` without a picture. */
export function productImage({
  address,
  sizes,
  alt = '',
  loading = 'lazy',
}: ImageRequest): CardImage | undefined {
  if (!address) return undefined
  const rendition = (width: number) => `${address.replace(RENDITION, `-${width}.webp`)} ${width}w`
  return {
    src: address,
    alt,
    width: 640,
    height: 640 * RATIO,
    sizes,
    loading,
    ...(RENDITION.test(address) && { srcSet: WIDTHS.map(rendition).join(', ') }),
  }
}
