import { useSite } from '@luzzu/api-client/site'
import { formatExtraPrice, inHours } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { DescriptionList } from '@luzzu/ui'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { BookNow } from '../../platform/product/BookNow'
import { IncludedFeatures } from '../../platform/product/IncludedFeatures'
import { ProductPicture } from '../../platform/product/ProductPicture'
import { ProductPrice } from '../../platform/product/ProductPrice'
import { productSpecs } from '../../platform/product/product-specs'
import { Breadcrumb, Columns, Description, PricePanel } from './product.styles'

/** The public page of a product, for search engines and sharing. */
export function ProductDetails({ product }: { product: ProductWithAddons }) {
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
