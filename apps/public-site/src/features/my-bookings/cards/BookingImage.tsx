import { useListProductsQuery } from '@luzzu/api-client/products'
import { Sailboat } from 'lucide-react'
import { productImage } from '../../../platform/product/product-image'
import { Picture } from './cards.styles'

/** The picture of the booked product, while it is offered. */
export function BookingImage({ productId, sizes }: { productId: number; sizes: string }) {
  const product = useListProductsQuery().data?.find(({ id }) => id === productId)
  const image = productImage({ address: product?.image_url ?? null, sizes })
  return <Picture>{image ? <img {...image} alt="" /> : <Sailboat aria-hidden="true" />}</Picture>
}
