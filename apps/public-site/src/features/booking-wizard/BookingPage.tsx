import { isApiError, LIST_QUERY, useNow } from '@luzzu/api-client'
import { useFindProductQuery, useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { dateIn, nextBookablePeriod, parseId } from '@luzzu/domain'
import type { Availability, ProductWithAddons } from '@luzzu/domain/contracts'
import { useParams, useSearchParams } from '@luzzu/routing'
import { Wrap } from '@luzzu/ui'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import type { BookingDraft } from '../../platform/draft/booking-draft'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { ProductNotFound } from '../../platform/product/ProductNotFound'
import { ProductUnavailable } from '../../platform/product/ProductUnavailable'
import { BookingWizard } from './BookingWizard'
import { findNextAvailableDay, guestsThatFit, parseBookingLink, parseRebooking } from './booking-link'
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
  const isReady = product.data !== undefined && restored && !isPending
  // The wizard is rendered without holding the page up.
  const isRendered = useDeferredValue(isReady)

  if (product.isError && isApiError(product.error) && product.error.status === 404) return <ProductNotFound />
  if (product.data && isReady && isRendered) {
    return <BookingWizard product={product.data} onReload={product.refetch} />
  }
  if (product.isError) return <ProductUnavailable query={product} offline={WIZARD_COPY.offline} />
  return <WizardSkeleton />
}

const NO_DAYS = { from: '', to: '' }

/**
 * Turns a link with choices into a draft: that of a call-off email on the next free day, with what was booked, that of
 * a search with its day and slot, and that of an earlier booking with its people, slot and add-ons. `isPending` until then: the wizard begins with the draft.
 */
function useLinkedDraft(product: ProductWithAddons | undefined): { isPending: boolean } {
  const [params, setParams] = useSearchParams()
  const { draft, restored, saveDraft } = useBookingDraft()
  const { time_zone, booking_window_days } = useSite()
  const today = dateIn(time_zone, useNow())
  const rebooking = parseRebooking(params)
  const wanted = rebooking ? undefined : parseBookingLink(params)
  const period = rebooking && nextBookablePeriod(rebooking.after, today, booking_window_days)
  const isSearched = product !== undefined && period !== undefined
  const { data, isError } = useListAvailabilityQuery(
    { productId: product?.id ?? 0, ...(period ?? NO_DAYS) },
    { skip: !isSearched, ...LIST_QUERY },
  )
  // The confirmation begins with the slot, so that nothing moves when it is known.
  const times = useListTimeSlotsQuery(undefined, { skip: wanted === undefined })
  const isNamed = wanted === undefined || times.data !== undefined || times.isError
  const isFound = data !== undefined || isError || period === undefined
  const isReady = restored && product !== undefined && isFound && isNamed

  function choices(
    found: Availability | undefined,
  ): Omit<BookingDraft, 'productId' | 'productName'> | undefined {
    const offered = product?.addons.map(({ id }) => id) ?? []
    const keep = (addonIds: number[]) => addonIds.filter((id) => offered.includes(id))
    if (wanted) {
      const begun = draft && draft.productId === product?.id ? draft.addonIds : []
      const max = product?.max_persons ?? Number.POSITIVE_INFINITY
      return { ...wanted, ...guestsThatFit(wanted.guests, max), addonIds: keep(wanted.addonIds ?? begun) }
    }
    if (!rebooking) return undefined
    const { after, guests, addonIds } = rebooking
    const day = findNextAvailableDay(found, rebooking.slotId)
    return { step: 'date', ...day, guests, addonIds: keep(addonIds), insteadOf: after }
  }
  const begin = useEffectEvent(() => {
    const chosen = choices(data)
    if (!chosen || !product) return
    saveDraft({ ...chosen, productId: product.id, productName: product.name })
    // Without the link's values a reload resumes the draft, as it was changed since.
    setParams(chosen.step === 'details' ? {} : { step: chosen.step }, { replace: true })
  })
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])

  return { isPending: rebooking !== undefined || wanted !== undefined }
}
