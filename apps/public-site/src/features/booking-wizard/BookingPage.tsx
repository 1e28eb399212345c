import { isApiError, referenceOf } from '@luzzu/api-client'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { parseId } from '@luzzu/domain'
import { useOnline, useParams } from '@luzzu/routing'
import { ErrorState, Wrap } from '@luzzu/ui'
import { useDeferredValue } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { BookingWizard } from './BookingWizard'
import { useLinkedDraft } from './use-linked-draft'
import { WizardSkeleton } from './WizardSkeleton'
import { WIZARD_COPY } from './wizard.copy'

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
  const { isPending } = useLinkedDraft(product.data)
  const online = useOnline()
  const isReady = product.data !== undefined && restored && !isPending
  // The wizard is rendered without holding the page up.
  const isRendered = useDeferredValue(isReady)

  if (product.isError && isApiError(product.error) && product.error.status === 404) return <ProductNotFound />
  if (product.data && isReady && isRendered) {
    return <BookingWizard product={product.data} onReload={product.refetch} />
  }
  if (product.isError)
    return (
      <ErrorState titleAs="h1" onRetry={product.refetch} retrying={product.isFetching}>
        {online ? referenceOf(product.error) : WIZARD_COPY.offline}
      </ErrorState>
    )
  return <WizardSkeleton />
}
