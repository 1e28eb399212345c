import { useSite } from '@luzzu/api-client/site'
import { type ActivityType, formatMoney } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { MediaCard, Price } from '@luzzu/ui'
import { BookNow } from '../../../platform/product/BookNow'
import { productImage } from '../../../platform/product/product-image'
import { ActivityIcon } from './ActivityIcon'

/** A product card; the whole card links to the booking wizard, for visitors by way of registration. */
export function ProductCard({ product, type }: { product: Product; type: ActivityType }) {
  const { currency } = useSite()

  return (
    <MediaCard
      title={product.name}
      image={productImage({ address: product.image_url, sizes: '320px' })}
      placeholderIcon={<ActivityIcon type={type} />}
      footer={
        <>
          <Price prefix="From" amount={formatMoney(product.price, currency)} unit="/hour" />
          <BookNow product={product} stretch />
        </>
      }
    >
      {product.description}
    </MediaCard>
  )
}
