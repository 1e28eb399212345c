import { isApiError } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { formatExtraPrice, mailHref, mapHref, parseId, paymentNoteOf, telHref } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { Link, useParams } from '@luzzu/routing'
import { DescriptionList, Skeleton, size, Wrap } from '@luzzu/ui'
import { FINDER_ANCHOR, Finder } from '../../platform/finder/Finder'
import { isNothingFree } from '../../platform/finder/found-slots'
import { resultsPath } from '../../platform/orders/find-more'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { ADDON_PRICES } from '../../platform/product/addons.copy'
import { BookNow } from '../../platform/product/BookNow'
import { Gallery } from '../../platform/product/Gallery'
import { GuestLists } from '../../platform/product/GuestLists'
import { IncludedFeatures } from '../../platform/product/IncludedFeatures'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { ProductPrice } from '../../platform/product/ProductPrice'
import { ProductUnavailable } from '../../platform/product/ProductUnavailable'
import { Lead } from '../../platform/product/product.styles'
import { productSpecs } from '../../platform/product/product-specs'
import { type Search, useSearch } from '../../platform/search'
import { sendsMail } from '../../platform/trip/trip.copy'
import { useGuestDetails } from '../../platform/trip/use-guest-details'
import { useScrollToHash } from '../../platform/use-scroll-to-hash'
import { Found } from './lazy-search-result'
import { OfferedSlots } from './OfferedSlots'
import { arrivalText, calledOff, PRODUCT_COPY } from './product.copy'
import { Breadcrumb, Columns, Content, PricePanel } from './product-page.styles'
import { useFoundSlots } from './use-found-slots'
import { useFreeCancellation } from './use-free-cancellation'

export default function ProductPage() {
  const { id } = useParams()
  const productId = parseId(id ?? '')
  return (
    <Wrap>
      {productId === undefined ? (
        <ProductNotFound />
      ) : (
        <LoadedProduct key={productId} productId={productId} />
      )}
    </Wrap>
  )
}

function LoadedProduct({ productId }: { productId: number }) {
  const product = useFindProductQuery(productId)
  if (product.isError && isApiError(product.error) && product.error.status === 404) return <ProductNotFound />
  if (product.data) return <ProductDetails product={product.data} />
  if (product.isError) return <ProductUnavailable query={product} />
  return <Skeleton shape="block" width="100%" height={size(160)} label="Loading the product" />
}

/** For whom the day is not free, the wizard begins without one. */
const withoutDay = ({ guests }: Search) => (guests ? { date: '', guests } : undefined)

/** What to know of a product before it is booked; for search engines and sharing, too. */
function ProductDetails({ product }: { product: ProductWithAddons }) {
  const site = useSite()
  const search = useSearch()
  const guests = useGuestDetails(product.id)
  const paymentNote = paymentNoteOf(site)
  const free = useFreeCancellation(product.id)
  const optional = product.addons.filter(({ included }) => included === 0)
  const found = useFoundSlots(product.id, search)
  const isDayFull = isNothingFree(found ?? [])
  const isShownAbove = search !== undefined && !isDayFull && found?.length !== 0
  useScrollToHash()
  return (
    <Columns>
      <PageHead title={product.name} />
      <nav aria-label="Breadcrumb">
        <Breadcrumb>
          <li>
            <Link
              to={search ? resultsPath(search) : paths.services}
              state={{ activity: String(product.activity_id) }}
            >
              Rental services
            </Link>
          </li>
          <li aria-current="page">{product.name}</li>
        </Breadcrumb>
      </nav>
      <div>
        <Gallery product={product} pictures={guests.pictures} />
        <h1>{product.name}</h1>
        <DescriptionList variant="chips" items={productSpecs(product)} />
      </div>
      <PricePanel aria-label="Price">
        <ProductPrice product={product} />
        <Finder path={paths.product(product.id)} anchor={FINDER_ANCHOR} variant="plain" />
        <Found product={product} search={search} />
        <BookNow
          product={product}
          search={isDayFull && search ? withoutDay(search) : search}
          variant={search ? 'plain' : 'primary'}
          size="large"
          fullWidth
        />
        {free && <p>{free}</p>}
        {paymentNote && <p>{paymentNote}</p>}
      </PricePanel>
      <Content>
        <Lead>{product.description}</Lead>
        <IncludedFeatures addons={product.addons} />
        <GuestLists {...guests} />
        {optional.length > 0 && (
          <>
            <h2>Optional Add-ons</h2>
            <Lead>{ADDON_PRICES}</Lead>
            <DescriptionList
              items={optional.map(({ addon_name, extra_price }) => ({
                term: addon_name,
                detail: formatExtraPrice(extra_price, site.currency),
              }))}
            />
          </>
        )}
        {!isShownAbove && <OfferedSlots product={product} />}
        <h2>{PRODUCT_COPY.meetingPoint}</h2>
        <p>
          <a href={mapHref(guests.where)}>{guests.where.text}</a>
        </p>
        {site.arrive_minutes > 0 && <p>{arrivalText(site.arrive_minutes)}</p>}
        <h2>{PRODUCT_COPY.weather}</h2>
        <p>
          {free} {calledOff(sendsMail(site))}
        </p>
        <p>
          {PRODUCT_COPY.questions} <a href={telHref(site.contact.phone)}>{site.contact.phone}</a>,{' '}
          <a href={mailHref(site.contact.mail)}>{site.contact.mail}</a>
        </p>
      </Content>
    </Columns>
  )
}
