import { isApiError } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { parseId } from '@luzzu/domain'
import { useParams } from '@luzzu/routing'
import { ErrorState, Skeleton, size, Wrap } from '@luzzu/ui'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { ProductDetails } from './ProductDetails'

export default function ProductPage() {
  const { id } = useParams()
  const productId = parseId(id ?? '')
  return (
    <Wrap>{productId === undefined ? <ProductNotFound /> : <LoadedProduct productId={productId} />}</Wrap>
  )
}

function LoadedProduct({ productId }: { productId: number }) {
  const product = useFindProductQuery(productId)
  if (product.isError && isApiError(product.error) && product.error.status === 404) return <ProductNotFound />
  if (product.data) return <ProductDetails product={product.data} />
  if (product.isError)
    return <ErrorState titleAs="h1" onRetry={product.refetch} retrying={product.isFetching} />
  return <Skeleton shape="block" width="100%" height={size(160)} label="Loading the product" />
}
