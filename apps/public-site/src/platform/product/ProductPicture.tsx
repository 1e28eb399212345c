import type { Product } from '@luzzu/domain/contracts'
import { Sailboat } from 'lucide-react'
import { Picture } from './product.styles'
import { productImage } from './product-image'

/** The large picture of a product page, loaded eagerly. */
export function ProductPicture({ product }: { product: Product }) {
  const image = productImage({
    address: product.image_url,
    sizes: '(min-width: 960px) 712px, 100vw',
    alt: product.name,
    loading: 'eager',
  })
  return (
    <Picture>
      {image && <img {...image} alt={image.alt} fetchPriority="high" />}
      <Sailboat aria-hidden="true" />
    </Picture>
  )
}
