import { useBookingDraft, useSession } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { Booking, ProductWithAddons } from '@luzzu/domain/contracts'
import { useEffect, useRef, useState } from 'react'
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
  const { clearDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const failure = useErrorToast()
  const [booking, setBooking] = useState<Booking | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  // Whoever has left the wizard is not taken back to it by an answer that comes late.
  function ifShown(act: () => void) {
    if (isShown.current) act()
  }

  function succeed(made: Booking) {
    setBooking(made)
    onBooked()
  }

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
      clearDraft()
      ifShown(() => succeed(data))
    } else {
      const refusal = toBookingError(error)
      failure.say(refusal.total === undefined ? BOOKING_MESSAGES.failed : refusal.message)
      ifShown(() => onRefused(refusal))
    }
  }

  return { confirm, isLoading, booking, forget: () => setBooking(null) }
}
