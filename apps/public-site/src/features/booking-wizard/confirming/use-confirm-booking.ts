import { useBookingDraft, useSession } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { Booking, ProductWithAddons } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { useFailure } from '../../../platform/use-failure'
import type { Wizard } from '../rules/wizard'
import { clearIdempotencyKey, idempotencyKeyFor } from './booking-key'
import { bookingRequest } from './booking-request'
import { type Refusal, readRefusal } from './refusal'

type Confirmation = {
  product: ProductWithAddons
  wizard: Wizard
  total: number
  onRefused: (refusal: Refusal) => void
  onBooked: () => void
}

/** Sends what was chosen, once, and says what became of it. */
export function useConfirmBooking({ product, wizard, total, onRefused, onBooked }: Confirmation) {
  const { user } = useSession()
  const { dropDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const failure = useFailure()
  const [booking, setBooking] = useState<Booking | null>(null)

  async function confirm() {
    if (isLoading || booking) return
    failure.forget()
    const request = bookingRequest({ product, wizard, userId: user?.id_user_pk, total })
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
      const refusal = readRefusal(error)
      failure.say(refusal.total === undefined ? BOOKING_MESSAGES.failed : refusal.message)
      onRefused(refusal)
    }
  }

  return { confirm, isLoading, booking, forget: () => setBooking(null) }
}
