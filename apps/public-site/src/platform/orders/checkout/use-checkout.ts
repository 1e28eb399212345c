import { fieldErrorsOf, isProblem, messageOf } from '@luzzu/api-client'
import { type CheckoutRequest, type TimedOrder, useCheckOutMutation } from '@luzzu/api-client/own-orders'
import { usePayments } from '@luzzu/api-client/site'
import { useIdempotencyKey } from '@luzzu/page/area'
import { useValidatedForm } from '@luzzu/page/form'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { openPaymentUrl } from '../open-payment'
import { toHoldProblem } from '../order-problem'
import { useCurrentOrder } from '../use-current-order'
import type { Hold } from '../use-hold'
import { useLeaving } from '../use-leaving'
import { CHECKOUT_COPY as COPY } from './checkout.copy'
import { type CheckoutValues, isCorrected, type PayChoice, toCheckout, toFormErrors } from './checkout-values'

type CheckoutOptions = {
  hold: Hold
  isGuest: boolean
  /** What is chosen at first; without it, to pay now. */
  pay?: PayChoice | undefined
  onPlaced: () => void
}

/** The form that books what is held, and the way to the payment. Nothing typed is lost by a refusal. */
export function useCheckout({ hold, isGuest, pay = 'now', onPlaced }: CheckoutOptions) {
  const { order, shown, access } = hold
  const current = useCurrentOrder()
  const mode = usePayments()?.mode
  const [checkOut] = useCheckOutMutation()
  const keyOf = useIdempotencyKey()
  const leaving = useLeaving(() => void hold.refetch())
  const conditions = { total: shown?.total_price ?? 0, dueNow: shown?.due_now ?? 0, isGuest }
  const form = useValidatedForm<CheckoutValues, CheckoutRequest>({
    defaultValues: {
      ...current.typed,
      pay: mode === 'online' ? pay : 'dock',
      accept_terms: false,
    },
    check: (values) => toCheckout(values, conditions),
  })
  const values = useWatch({ control: form.control }) as CheckoutValues
  const url = order?.status === 'paying' ? openPaymentUrl(order) : undefined
  usePlaced(order, show)

  function settle(placed: TimedOrder) {
    const next = placed.status === 'paying' ? openPaymentUrl(placed) : undefined
    if (next) {
      current.keepSubmitted()
      if (current.order) current.open(current.order)
      leaving.leaveTo(next)
    } else show()
  }

  /** Leads to what was placed. */
  function show() {
    if (current.order) current.open(current.order)
    current.forget()
    onPlaced()
  }

  async function refuse(error: unknown) {
    const { item, ...problem } = toHoldProblem(error)
    if (item !== undefined) hold.setProblem({ item, ...problem })
    form.reject(toFormErrors(fieldErrorsOf(error)))
    if (isProblem(error, 'price-changed')) form.fail(COPY.priceChanged)
    else if (!isProblem(error, 'hold-expired')) form.fail(messageOf(error, COPY.failed))
    await hold.refetch()
  }

  const submit = form.onSubmit(
    async (checkout) => {
      if (!access || leaving.isLeaving) return
      const { data, error } = await checkOut({ ...access, key: keyOf({ id: access.id, checkout }), checkout })
      if (data) settle(data)
      else await refuse(error)
    },
    (errors) => {
      // A checkbox is no field that the form could focus.
      if (errors === 1 && !values.accept_terms) document.getElementById(TERMS_ID)?.focus()
    },
  )

  return {
    ...form,
    submit,
    values,
    isGuest,
    keepTyped: current.keepTyped,
    /** Where an open payment goes on. */
    url,
    /** Whether something else is filled in than that payment was begun with, so that it is sent first. */
    isCorrected: isCorrected(current.typed, current.submitted),
    continueToPayment: () => url && leaving.leaveTo(url),
    isLeaving: leaving.isLeaving,
    isBusy: form.isSubmitting || leaving.isLeaving,
    dueNow: values.pay === 'dock' ? 0 : conditions.dueNow,
    total: conditions.total,
    termsError: form.errorOf('accept_terms'),
  }
}

export type CheckoutForm = ReturnType<typeof useCheckout>

/** What the form is named for buttons outside of it. */
export const CHECKOUT_FORM_ID = 'checkout'
export const TERMS_ID = 'accept-terms'

/** Whether it is not to be confirmed any more, also where it was cancelled since. */
export const wasPlaced = (order: TimedOrder | undefined) =>
  order?.status === 'placed' || order?.status === 'cancelled'

/** An order that was paid in another tab, or on the way back, is no longer to be confirmed. */
function usePlaced(order: TimedOrder | undefined, show: () => void) {
  const isPlaced = wasPlaced(order)
  const leave = useEffectEvent(show)
  useEffect(() => {
    if (isPlaced) leave()
  }, [isPlaced])
}
