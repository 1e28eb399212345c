import { isApiError, LIST_QUERY, referenceOf } from '@luzzu/api-client'
import { useFindProductQuery, useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, parseId, periodAfter } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { useOnline, useParams, useSearchParams } from '@luzzu/routing'
import { ErrorState, useNow, Wrap } from '@luzzu/ui'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { BookingWizard } from './BookingWizard'
import { findNextFreeDay, parseRebooking } from './rebooking'
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
  const { isPending } = useRebooking(product.data)
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

const NO_DAYS = { from: '', to: '' }

/**
 * Turns the link of a call-off email into a draft on the next free day, with what was booked. `isPending` until then: the
 * wizard begins with the draft.
 */
function useRebooking(product: Product | undefined): { isPending: boolean } {
  const [params, setParams] = useSearchParams()
  const { restored, saveDraft } = useBookingDraft()
  const { time_zone, booking_window_days } = useSite()
  const today = dateIn(time_zone, useNow())
  const rebooking = parseRebooking(params)
  const period = rebooking && periodAfter(rebooking.after, today, booking_window_days)
  const isSearched = product !== undefined && period !== undefined
  const { data, isError } = useListAvailabilityQuery(
    { productId: product?.id ?? 0, ...(period ?? NO_DAYS) },
    { skip: !isSearched, ...LIST_QUERY },
  )
  const isFound = data !== undefined || isError || period === undefined
  const isReady = restored && product !== undefined && isFound

  const begin = useEffectEvent(() => {
    if (!rebooking || !product) return
    const { date, slotId } = findNextFreeDay(data, rebooking.slotId)
    const { id: productId, name: productName } = product
    const choices = { date, slotId, guests: rebooking.guests, addonIds: [] }
    saveDraft({ productId, productName, step: 'date', ...choices })
    // Without the link's values a reload resumes the draft, as it was changed since.
    setParams({ step: 'date' }, { replace: true })
  })
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])

  return { isPending: rebooking !== undefined }
}
