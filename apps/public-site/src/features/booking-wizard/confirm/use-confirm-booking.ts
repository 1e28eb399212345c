import { type Answer, isProblem, useSession } from '@luzzu/api-client'
import { useCreateBookingMutation } from '@luzzu/api-client/bookings'
import { BOOKING_MESSAGES, parseCalendarDate, toBookingDate } from '@luzzu/domain'
import type { Booking, BookingRequest, ProductWithAddons } from '@luzzu/domain/contracts'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { isOnline, useIsPageOpen } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { useBookingDraft } from '../../../platform/draft/use-booking-draft'
import { useErrorToast } from '../../../platform/use-error-toast'
import { guestsOf, type Wizard } from '../wizard'
import { sentLater } from '../wizard.copy'
import { type BookingError, OFFLINE, SESSION_ENDED, toBookingError } from './booking-error'

type Confirmation = {
  product: ProductWithAddons
  wizard: Wizard
  total: number
  onRejected: (error: BookingError) => void
  /** A visitor cannot book. */
  onLoginNeeded: () => void
  onBooked: (bookingId: number) => void
}

/** Creates the booking, once, and reports the outcome. */
export function useConfirmBooking({
  product,
  wizard,
  total,
  onRejected,
  onLoginNeeded,
  onBooked,
}: Confirmation) {
  const { user, ended } = useSession()
  const { sent, keepSent, clearDraft } = useBookingDraft()
  const [createBooking, { isLoading }] = useCreateBookingMutation()
  const errorToast = useErrorToast()
  const [booking, setBooking] = useState<Booking | null>(null)
  const isPageOpen = useIsPageOpen()

  function succeed(created: Booking) {
    keepSent(null)
    clearDraft(product.id)
    // A late response must not navigate a customer who has left the wizard.
    if (!isPageOpen()) {
      showSuccess(sentLater(product.name))
      return
    }
    setBooking(created)
    onBooked(created.id)
  }

  function handleError(error: unknown) {
    const bookingError = toBookingError(error)
    if (!bookingError.needsLogin)
      errorToast.show(bookingError.total === undefined ? BOOKING_MESSAGES.failed : bookingError.message)
    if (isPageOpen()) onRejected(bookingError)
  }

  /** What is missing: a user, who may have been one until now, or a choice. */
  function refuse() {
    if (user === null && ended) return onRejected(SESSION_ENDED)
    errorToast.show(BOOKING_MESSAGES.incomplete)
    if (user === null) onLoginNeeded()
  }

  async function confirm() {
    if (isLoading || booking) return
    errorToast.dismiss()
    const request = toBookingRequest({ product, wizard, userId: user?.id_user_pk, total })
    if (!request) {
      refuse()
      return
    }
    if (!isOnline()) {
      onRejected(OFFLINE)
      return
    }
    const { data, error } = await send(request, sent)
    if (data) succeed(data)
    else handleError(error)
  }

  /** What a lost answer would have told of, and is cancelled or deleted since, is no answer to this request. */
  async function send(request: BookingRequest, before: SentRequest | null): Promise<Answer<Booking>> {
    const keyed = withKey(request, before)
    keepSent(keyed)
    const { data, error } = await createBooking({ request, key: keyed.key })
    const isOver = data?.status === 'Cancelled' || isProblem(error, 'gone')
    if (isOver && keyed === before) return send(request, null)
    return data ? { data } : { error }
  }

  return { confirm, dismissError: errorToast.dismiss, isLoading, booking, reset: () => setBooking(null) }
}

type BookingChoices = {
  product: ProductWithAddons | undefined
  wizard: Wizard
  userId: number | undefined
  /** The total shown on the page. */
  total: number
}

/** `undefined` while the product, date, slot or customer is missing. */
function toBookingRequest({ product, wizard, userId, total }: BookingChoices): BookingRequest | undefined {
  const date = parseCalendarDate(wizard.date)
  if (!product || !date || wizard.slotId === null || userId === undefined) return undefined
  const guests = guestsOf(wizard)
  return {
    booking_date: toBookingDate(date),
    id_product_fk: product.id,
    slot_id: wizard.slotId,
    status: 'Pending',
    total_price: total,
    id_user_fk: userId,
    addon_ids: wizard.addonIds,
    ...(guests !== null && { guests }),
  }
}
