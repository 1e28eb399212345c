import { useBookingDraft, useSession } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { BOOKING_MESSAGES } from '@luzzu/domain'
import type { Booking, ProductWithAddons } from '@luzzu/domain/contracts'
import { showError } from '@luzzu/ui'
import { useState } from 'react'
import type { Wizard } from '../rules/wizard'
import { forgetKey, keyFor } from './booking-key'
import { bookingRequest } from './booking-request'
import { type Refusal, readRefusal } from './refusal'

type Confirmation = {
  product: ProductWithAddons
  wizard: Wizard
  total: number
  onRefused: (refusal: Refusal) => void
}

/** Sends what was chosen, once, and says what became of it. */
export function useConfirmBooking({ product, wizard, total, onRefused }: Confirmation) {
  const { user } = useSession()
  const { dropDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const [booking, setBooking] = useState<Booking | null>(null)

  async function confirm() {
    if (isLoading) return
    const request = bookingRequest({ product, wizard, userId: user?.id_user_pk, total })
    if (!request) {
      showError(BOOKING_MESSAGES.incomplete)
      return
    }
    const { data, error } = await createBooking({ request, key: keyFor(request) })
    if (data) {
      forgetKey()
      dropDraft()
      setBooking(data)
    } else {
      const refusal = readRefusal(error)
      showError(refusal.total === undefined ? BOOKING_MESSAGES.failed : refusal.message)
      onRefused(refusal)
    }
  }

  return { confirm, isLoading, booking }
}
