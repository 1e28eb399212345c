import { isApiError } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { formatExtraPrice, inHours, parseId } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { Link, useParams } from '@luzzu/routing'
import { DescriptionList, ErrorState, media, Skeleton, size, token, Wrap } from '@luzzu/ui'
import styled from 'styled-components'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { BookNow } from '../../platform/product/BookNow'
import { IncludedFeatures } from '../../platform/product/IncludedFeatures'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { ProductPicture } from '../../platform/product/ProductPicture'
import { ProductPrice } from '../../platform/product/ProductPrice'
import { productSpecs } from '../../platform/product/product-specs'

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

/** The public page of a product, for search engines and sharing. */
function ProductDetails({ product }: { product: ProductWithAddons }) {
  const site = useSite()
  const optional = product.addons.filter(({ included }) => included === 0)
  return (
    <Columns>
      <PageHead title={product.name} />
      <nav aria-label="Breadcrumb">
        <Breadcrumb>
          <li>
            <Link to={paths.services}>Rental services</Link>
          </li>
          <li aria-current="page">{product.name}</li>
        </Breadcrumb>
      </nav>
      <article>
        <ProductPicture product={product} />
        <h1>{product.name}</h1>
        <Description>{product.description}</Description>
        <DescriptionList variant="chips" items={productSpecs(product)} />
        <IncludedFeatures addons={product.addons} />
        {optional.length > 0 && (
          <>
            <h2>Optional Add-ons</h2>
            <DescriptionList
              items={optional.map(({ addon_name, extra_price }) => ({
                term: addon_name,
                detail: formatExtraPrice(extra_price, site.currency),
              }))}
            />
          </>
        )}
      </article>
      <PricePanel aria-label="Price">
        <ProductPrice product={product} />
        <BookNow product={product} size="large" fullWidth />
        <p>Free cancellation up to {inHours(site.cancellation_hours)} ahead.</p>
      </PricePanel>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space-6')} ${token('space-7')};
  padding-block: ${token('space-5')} ${token('space-9')};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) ${token('width-summary')};
    align-items: start;
  }
  > nav {
    grid-column: 1 / -1;
  }
  h1 {
    font-size: ${token('heading-2')};
    line-height: 1.12;
  }
  h2 {
    margin-block: ${token('space-6')} ${token('space-3')};
    font-size: ${token('heading-3')};
  }
`

const Breadcrumb = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  > li + li::before {
    content: '/' / '';
    margin-inline-end: ${token('space-2')};
    color: ${token('text-muted')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('space-5')};
  }
`

const Description = styled.p`
  max-width: ${token('measure')};
  margin-block: ${token('space-3')} ${token('space-5')};
  color: ${token('text-muted')};
  font-size: ${token('text-xl')};
  text-wrap: pretty;
  white-space: pre-line;
`

const PricePanel = styled.aside`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  box-shadow: ${token('raised')};

  ${media.desk} {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-5')});
  }
  > p {
    color: ${token('text-muted')};
    font-size: ${token('text-md')};
  }
`
