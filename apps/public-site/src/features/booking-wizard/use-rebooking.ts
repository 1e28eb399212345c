import { LIST_QUERY } from '@luzzu/api-client'
import { useListAvailabilityQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { dateIn, periodAfter } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { useSearchParams } from '@luzzu/routing'
import { useNow } from '@luzzu/ui'
import { useEffect, useEffectEvent } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { findNextFreeDay, parseRebooking } from './rebooking'

const NO_DAYS = { from: '', to: '' }

/**
 * Turns the link of a call-off email into a draft on the next free day, with what was booked. `isPending` until then: the
 * wizard begins with the draft.
 */
export function useRebooking(product: Product | undefined): { isPending: boolean } {
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
