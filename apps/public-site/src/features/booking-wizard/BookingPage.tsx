import { isApiError, useBookingDraft } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { parseId } from '@luzzu/domain'
import { Link, useParams } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ErrorState, LinkButton, Wrap } from '@luzzu/ui'
import { paths } from '../../paths'
import { PageHead } from '../../platform/PageHead'
import { BookingWizard } from './BookingWizard'
import { WizardSkeleton } from './WizardSkeleton'
import { WIZARD_WORDS } from './wizard-words'

export default function BookingPage() {
  const { id } = useParams()
  const productId = parseId(id ?? '')
  return (
    <Wrap>
      {productId === undefined ? <ProductNotFound /> : <Booking key={productId} productId={productId} />}
    </Wrap>
  )
}

function Booking({ productId }: { productId: number }) {
  const product = useFindProductQuery(productId)
  const { restored } = useBookingDraft()

  if (product.isError && isApiError(product.error) && product.error.status === 404) return <ProductNotFound />
  if (product.data && restored) {
    return (
      <BookingWizard
        product={product.data}
        onReload={async () => (await product.refetch()).data !== undefined}
      />
    )
  }
  if (product.isError) return <ErrorState onRetry={product.refetch} retrying={product.isFetching} />
  return <WizardSkeleton />
}

function ProductNotFound() {
  return (
    <>
      <PageHead title={WIZARD_WORDS.notFound} />
      <EmptyState
        title={WIZARD_WORDS.notFound}
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <LinkButton as={Link} to={paths.home}>
            {WIZARD_WORDS.backHome}
          </LinkButton>
        }
      >
        {WIZARD_WORDS.notFoundHint}
      </EmptyState>
    </>
  )
}
