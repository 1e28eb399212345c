import { isApiError, useSession } from '@luzzu/api-client'
import { useFindBookingQuery } from '@luzzu/api-client/bookings'
import { validateGuests } from '@luzzu/domain'
import type { Booking, ProductWithAddons } from '@luzzu/domain/contracts'
import { dismissToasts } from '@luzzu/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { paths } from '../../platform/paths'
import type { BookingError } from './confirm/booking-error'
import { useConfirmBooking } from './confirm/use-confirm-booking'
import { useSlots } from './use-slots'
import { useWizard } from './use-wizard'
import type { Wizard } from './wizard'
import { waitingText } from './wizard.copy'
import { quoteOf } from './wizard-quote'

type Answer = Partial<Pick<ReturnType<typeof useFindBookingQuery>, 'currentData' | 'error'>>

/** State and actions of the wizard: choices, slots, total and confirmation. */
export function useBooking(product: ProductWithAddons, onReload: () => Promise<unknown>) {
  const { max_persons, charge = 'as_listed' } = product
  const slots = {
    ...useSlots(product),
    acceptsGuests: (guests: number | null) => validateGuests(guests, { charge, max_persons }) === undefined,
  }
  const { wizard, hasNavigated, bookedId, ...actions } = useWizard(product, slots)
  const { keepWaiting } = useBookingDraft()
  const [error, setError] = useState<BookingError | null>(null)
  // How often a visitor has tried to confirm.
  const [loginAsks, setLoginAsks] = useState(0)
  // The total quoted by the server; kept until the choices change.
  const [quotedTotal, setQuotedTotal] = useState<number | null>(null)
  const slot = slots.slots.data?.find(({ id }) => id === wizard.slotId && slots.isOpen(wizard.date, id))
  const isSlotGone = !slot && slots.slots.data !== undefined
  const slotProblem =
    isSlotGone && wizard.slotId !== null ? slots.problemOf(wizard.date, wizard.slotId) : undefined
  // Before the last step it is as if none was chosen.
  const unavailable =
    slotProblem === undefined || wizard.step !== 'confirm'
      ? undefined
      : { slot: slots.slots.data?.find(({ id }) => id === wizard.slotId) }
  const quote = quoteOf(product, { ...wizard, slotId: slot?.id ?? null }, slots.offered)
  const total = quotedTotal ?? quote.total

  function change(changed: Wizard) {
    setError(null)
    setQuotedTotal(null)
    actions.change(changed)
  }

  function go(changed: Wizard) {
    if (confirmation.isLoading) return
    setError(null)
    dismissToasts()
    actions.go(changed)
  }

  /** Keeps this step for after the login. */
  function waitForLogin() {
    const what = slot ? waitingText(product.name, wizard.date, { slot, today: slots.today }) : product.name
    keepWaiting({ productId: product.id, path: paths.bookAt(product.id, 'confirm'), what })
  }

  async function handleRejected(rejected: BookingError) {
    if (rejected.needsLogin) waitForLogin()
    actions.redirectTo({
      ...wizard,
      step: rejected.step,
      slotId: rejected.step === 'time' ? null : wizard.slotId,
    })
    // A new value each time: the notice gets the focus again.
    setError({ ...rejected })
    if (rejected.total !== undefined) setQuotedTotal(rejected.total)
    if (rejected.total === undefined && rejected.step !== 'details') return
    await onReload()
  }

  const confirmation = useConfirmBooking({
    product,
    wizard,
    total,
    onRejected: handleRejected,
    onLoginNeeded() {
      waitForLogin()
      setLoginAsks((asks) => asks + 1)
    },
    onBooked: actions.finish,
  })
  const { isLoading: isSending, booking, reset } = confirmation
  const booked = useBooked(product.id, bookedId, booking)
  // Choices that are being sent cannot be changed.
  const stay = useEffectEvent(() => actions.stayAt('confirm'))
  useEffect(() => {
    if (isSending && wizard.step !== 'confirm') stay()
  }, [isSending, wizard.step])

  // The URL follows the response in a later render; only leaving it after that ends the success page.
  const [wasBooked, setWasBooked] = useState(false)
  if (booking?.id === bookedId && booking && !wasBooked) setWasBooked(true)
  if (wasBooked && bookedId === undefined) {
    setWasBooked(false)
    reset()
  }
  // A booking that does not exist, or is somebody else's, is no booking: the wizard begins.
  const begin = useEffectEvent(() => actions.stayAt(wizard.step))
  useEffect(() => {
    if (booked.isUnknown) begin()
  }, [booked.isUnknown])

  return {
    ...{
      wizard,
      change,
      go,
      hasNavigated,
      slots,
      slot,
      slotProblem,
      unavailable,
      error,
      loginAsks,
      confirmation,
      booked,
    },
    confirm() {
      setError(null)
      return confirmation.confirm()
    },
    /** Leads to the step where what was refused can be corrected. */
    reject: handleRejected,
    /** Before a link leads to the login. */
    leaveForLogin() {
      confirmation.dismissError()
      waitForLogin()
    },
    quote: { ...quote, total },
    /** Whether nothing can be booked of what is chosen. */
    isUnavailable: unavailable !== undefined || slots.isFull(wizard.date),
  }
}

/** The booking that was just made, or that the address names, so that a reload shows its success page again. */
function useBooked(productId: number, id: number | undefined, made: Booking | null) {
  const { user } = useSession()
  const isNamed = made === null && id !== undefined
  const query = useFindBookingQuery(id ?? 0, { skip: !isNamed || user === null })
  const found = foundIn(isNamed ? query : {}, productId)
  return {
    booking: made ?? found.booking,
    /** There is no such booking of this product and user. */
    isUnknown: found.isUnknown,
    isLoading: isNamed && query.isFetching && !query.currentData,
    /** A failure that may pass. */
    failure: found.hasFailed ? query : undefined,
    /** The address names a booking, and nobody is signed in to see it. */
    needsLogin: isNamed && user === null,
  }
}

function foundIn({ currentData: data, error }: Answer, productId: number) {
  const isRefused = isApiError(error) && error.status === 404
  const booking = data?.id_product_fk === productId ? data : undefined
  return {
    booking,
    isUnknown: isRefused || (data !== undefined && booking === undefined),
    hasFailed: error !== undefined && !isRefused,
  }
}
