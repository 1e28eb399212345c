import type { Order } from '@luzzu/domain/contracts'
import { openPaymentUrl } from '../../platform/orders/open-payment'
import {
  BALANCE_OUTCOMES,
  checkoutOutcome,
  lostOutcome,
  OUTCOMES,
  type Outcome,
  orderTitle,
  type PaymentState,
  type PlacedState,
  placedOutcome,
  UNPAID_TEXTS,
} from './manage.copy'

type Shown = { isNew: boolean; isUnpaid: boolean }

/** The title of a page, and what has become of its order or payment. */
export type ShownOutcome = Partial<Outcome> & Pick<Outcome, 'title'>

/** What is said first of an order: what has become of it just now, if anything. */
export function outcomeOfOrder(order: Order, { isNew, isUnpaid }: Shown): ShownOutcome {
  if (order.lost) return lostOutcome(order.lost)
  // How an order goes on that is not placed stands below.
  if (isUnpaid && openPaymentUrl(order))
    return order.status === 'placed' ? BALANCE_OUTCOMES.open : { title: OUTCOMES.open.title }
  return isNew ? placedOutcome(placedState(order), order) : { title: orderTitle(order) }
}

function placedState({ bookings }: Order): PlacedState {
  if (bookings.some(({ status }) => status === 'Pending')) return 'pending'
  return bookings.some(({ status }) => status === 'Confirmed') ? 'confirmed' : 'cancelled'
}

type Known = { order: Order | undefined; canPayAtDock: boolean }

/** What the state of a payment means for its order, as far as that is known here. */
export function outcomeOfPayment(state: PaymentState, { order, canPayAtDock }: Known): Outcome {
  if (order?.status === 'cancelled' && state === 'paid') return placedOutcome('cancelled', order)
  // Stripe releases it a little later.
  if (order?.status === 'cancelled' && state === 'authorized') return OUTCOMES.released
  if (order?.status === 'placed' && !isOfCheckout(state, order)) return BALANCE_OUTCOMES[state]
  if (order?.status === 'paying' && state === 'open')
    return { ...OUTCOMES.open, text: canPayAtDock ? UNPAID_TEXTS.dock : UNPAID_TEXTS.onlyNow }
  return checkoutOutcome(state, order)
}

/** A placed order waits with its first payment for the answer of staff; what is paid later is charged at once. */
const isOfCheckout = (state: PaymentState, { bookings }: Order) =>
  state === 'authorized' && bookings.some(({ status }) => status === 'Pending')
