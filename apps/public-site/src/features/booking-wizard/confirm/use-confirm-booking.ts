import { useBookingDraft, useSession } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { Booking, ProductWithAddons } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { useErrorToast } from '../../../platform/use-error-toast'
import type { Wizard } from '../wizard'
import { type BookingError, toBookingError } from './booking-error'
import { toBookingRequest } from './booking-request'
import { clearIdempotencyKey, idempotencyKeyFor } from './idempotency-key'

type Confirmation = {
  product: ProductWithAddons
  wizard: Wizard
  total: number
  onRefused: (refusal: BookingError) => void
  onBooked: () => void
}

/** Sends what was chosen, once, and says what became of it. */
export function useConfirmBooking({ product, wizard, total, onRefused, onBooked }: Confirmation) {
  const { user } = useSession()
  const { dropDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const failure = useErrorToast()
  const [booking, setBooking] = useState<Booking | null>(null)

  async function confirm() {
    if (isLoading || booking) return
    failure.forget()
    const request = toBookingRequest({ product, wizard, userId: user?.id_user_pk, total })
    if (!request) {
      failure.say(BOOKING_MESSAGES.incomplete)
      return
    }
    const { data, error } = await createBooking({ request, key: idempotencyKeyFor(request) })
    if (data) {
      clearIdempotencyKey()
      dropDraft()
      setBooking(data)
      onBooked()
    } else {
      const refusal = toBookingError(error)
      failure.say(refusal.total === undefined ? BOOKING_MESSAGES.failed : refusal.message)
      onRefused(refusal)
    }
  }

  return { confirm, isLoading, booking, forget: () => setBooking(null) }
}
