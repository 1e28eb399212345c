import type { Answer } from '@luzzu/api-client'
import { useRecordPaymentMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import {
  type DeskMethod,
  type DeskPayment,
  formatMoney,
  toAmount,
  toCents,
  UNDO_SECONDS,
} from '@luzzu/domain'
import type { Booking, Payment } from '@luzzu/domain/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useOfferUndo } from '../../../platform/undo/use-undo'
import { useBookingOrder } from '../use-booking-order'
import { useMoneyForm } from '../use-money-form'
import { useReversal } from '../use-reversal'
import { takeMessages } from './take.copy'
import { changeOf, type TakePaymentValues, validateTakePayment } from './take-payment-form'

export type PayableBooking = Pick<Booking, 'id' | 'username' | 'product_name'> & {
  order_id?: number | null | undefined
  balance_due: number
  /** Whether only this booking owes that, not all of its order together. */
  isOwnBalance?: boolean
}

export type TakePaymentForm = ReturnType<typeof useTakePayment>

/** The form of a payment at the desk, which can be undone at once. */
export function useTakePayment(booking: PayableBooking, method: DeskMethod, onClose: () => void) {
  const { currency } = useSite()
  const [record] = useRecordPaymentMutation()
  const orderOf = useBookingOrder()
  const reversal = useReversal(booking.username)
  const offerUndo = useOfferUndo()
  const due = { cents: toCents(booking.balance_due), currency }
  const dueAmount = booking.balance_due.toFixed(2)

  function tellDone(payment: Payment) {
    const change = method === 'cash' ? changeOf(form.getValues()) : undefined
    const done = takeMessages.done(method, formatMoney(payment.amount, currency), booking.username)
    const giveBack = change ? takeMessages.giveBack(formatMoney(toAmount(change), currency)) : ''
    offerUndo({
      message: [done, giveBack].filter(Boolean).join(' '),
      changed: [booking.id],
      until: Date.now() + UNDO_SECONDS * 1000,
      undo: () => reversal.run(payment),
    })
    onClose()
  }

  const form = useMoneyForm<TakePaymentValues, DeskPayment, Payment>({
    defaultValues: startingWith(dueAmount),
    check: (values) => validateTakePayment(method, values, due),
    async send(payment, key): Promise<Answer<Payment>> {
      const { data: id, error } = await orderOf(booking)
      if (error) return { error }
      return record({ ...payment, ...(booking.isOwnBalance && { booking_id: booking.id }), id, key })
    },
    onDone: tellDone,
    failed: takeMessages.failed,
  })
  const { isSubmitting } = form
  const renew = useEffectEvent((amount: string) => form.renew(startingWith(amount)))
  // What is sent stays as it is until it is answered.
  useEffect(() => {
    if (!isSubmitting) renew(dueAmount)
  }, [dueAmount, isSubmitting])
  return form
}

const startingWith = (amount: string): TakePaymentValues => ({ amount, given: '', reference: '' })
