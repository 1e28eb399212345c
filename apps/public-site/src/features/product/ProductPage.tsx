import { isApiError } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { parseId } from '@luzzu/domain'
import { Link, useParams } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ErrorState, LinkButton, Skeleton, Wrap } from '@luzzu/ui'
import { paths } from '../../paths'
import { PageHead } from '../../platform/PageHead'
import { ProductSheet } from './ProductSheet'

export default function ProductPage() {
  const { id } = useParams()
  const productId = parseId(id ?? '')
  return <Wrap>{productId === undefined ? <NotFound /> : <LoadedProduct productId={productId} />}</Wrap>
}

function LoadedProduct({ productId }: { productId: number }) {
  const product = useFindProductQuery(productId)
  if (product.isError && isApiError(product.error) && product.error.status === 404) return <NotFound />
  if (product.data) return <ProductSheet product={product.data} />
  if (product.isError) return <ErrorState onRetry={product.refetch} retrying={product.isFetching} />
  return <Skeleton shape="block" width="100%" height="40rem" label="Loading the product" />
}

function NotFound() {
  return (
    <>
      <PageHead title="Product Not Found" />
      <meta name="robots" content="noindex" />
      <EmptyState
        title="Product Not Found"
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <LinkButton as={Link} to={paths.home}>
            Back to Home
          </LinkButton>
        }
      >
        It may no longer be offered.
      </EmptyState>
    </>
  )
}
