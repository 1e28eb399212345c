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
  onRejected: (error: BookingError) => void
  onBooked: () => void
}

/** Creates the booking, once, and reports the outcome. */
export function useConfirmBooking({ product, wizard, total, onRejected, onBooked }: Confirmation) {
  const { user } = useSession()
  const { clearDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const errorToast = useErrorToast()
  const [booking, setBooking] = useState<Booking | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  // A late response must not take someone back to the wizard they have left.
  function ifMounted(act: () => void) {
    if (isMounted.current) act()
  }

  function succeed(created: Booking) {
    setBooking(created)
    onBooked()
  }

  async function confirm() {
    if (isLoading || booking) return
    errorToast.dismiss()
    const request = toBookingRequest({ product, wizard, userId: user?.id_user_pk, total })
    if (!request) {
      errorToast.show(BOOKING_MESSAGES.incomplete)
      return
    }
    const { data, error } = await createBooking({ request, key: idempotencyKeyFor(request) })
    if (data) {
      clearIdempotencyKey()
      clearDraft()
      ifMounted(() => succeed(data))
    } else {
      const bookingError = toBookingError(error)
      errorToast.show(bookingError.total === undefined ? BOOKING_MESSAGES.failed : bookingError.message)
      ifMounted(() => onRejected(bookingError))
    }
  }

  return { confirm, isLoading, booking, reset: () => setBooking(null) }
}
