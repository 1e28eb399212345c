import type { Order } from '@luzzu/domain/contracts'
import {
  BALANCE_OUTCOMES,
  OUTCOMES,
  type Outcome,
  type PaymentState,
  PLACED_TEXTS,
  PLACED_TITLES,
  UNPAID_TEXTS,
} from './manage.copy'

type Known = { order: Order | undefined; canPayAtDock: boolean }

/** What the state of a payment means for its order, as far as that is known here. */
export function outcomeOfPayment(state: PaymentState, { order, canPayAtDock }: Known): Outcome {
  if (order?.status === 'cancelled' && state === 'paid')
    return { title: PLACED_TITLES.cancelled, text: PLACED_TEXTS.cancelled }
  if (order?.status === 'placed' && !isOfCheckout(state, order)) return BALANCE_OUTCOMES[state]
  if (order?.status === 'paying' && state === 'open')
    return { ...OUTCOMES.open, text: canPayAtDock ? UNPAID_TEXTS.dock : UNPAID_TEXTS.onlyNow }
  return OUTCOMES[state]
}

/** A placed order waits with its first payment for the answer of staff; what is paid later is charged at once. */
const isOfCheckout = (state: PaymentState, { bookings }: Order) =>
  state === 'authorized' && bookings.some(({ status }) => status === 'Pending')
