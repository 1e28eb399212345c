import type { ActivityType } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { MediaCard } from '@luzzu/ui'
import { BookNow } from '../../../platform/product/BookNow'
import { ProductPrice } from '../../../platform/product/ProductPrice'
import { productImage } from '../../../platform/product/product-image'
import { ActivityIcon } from './ActivityIcon'

/** A product card; the whole card links to the booking wizard, for visitors by way of registration. */
export function ProductCard({ product, type }: { product: Product; type: ActivityType }) {
  return (
    <MediaCard
      title={product.name}
      image={productImage({ address: product.image_url, sizes: '320px' })}
      placeholderIcon={<ActivityIcon type={type} />}
      footer={
        <>
          <ProductPrice product={product} />
          <BookNow product={product} stretch />
        </>
      }
    >
      {product.description}
    </MediaCard>
  )
}
