import { CHECKOUT_MESSAGES, isChargeable, sumBy } from '@luzzu/domain'
import type { Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import type { Moment } from '../../../platform/settings/site'
import { assertPayable } from '../../payments/assert-payable'
import { balanceOf, lockOrder } from '../../payments/order-money.queries'
import { type CardPayment, findOpenPayment, listCardPayments } from './card-payments.queries'
import { createCardPayment } from './create-payment'
import { openSession, sessionRefusal, stripeUnavailable } from './open-session'
import type { CardContext } from './settle-card-payment'

type Opened = { payment: CardPayment; isNew: boolean }

/**
 * Opens the page on which the balance of an order is paid, or finds the one that is open.
 * @throws {Refusal} `invalid-state` when nothing can be paid online now, `unavailable` when Stripe does not answer.
 */
export async function payBalance(
  db: CardContext['db'],
  context: CardContext | undefined,
  orderId: number,
  moment: Moment,
): Promise<Opened> {
  const { id, isNew } = await inTransaction(db, (tx) => noteBalance(tx, orderId, moment))
  if (!context) throw stripeUnavailable()
  const payment = await openSession(context, id)
  if (payment.url === null) throw await sessionRefusal(context, id)
  return { payment, isNew }
}

async function noteBalance(tx: Tx, orderId: number, moment: Moment): Promise<{ id: number; isNew: boolean }> {
  const { order, bookings } = orNotFound(await lockOrder(tx, orderId))
  const refuse = (message: string) => new Refusal('invalid-state', { message })
  if (moment.site.settings.payments.mode !== 'online' || order.status !== 'placed')
    throw refuse(CHECKOUT_MESSAGES.balance)
  assertPayable(bookings)
  const authorized = (await listCardPayments(tx, orderId)).filter(({ status }) => status === 'authorized')
  const due = balanceOf(bookings) - sumBy(authorized, ({ amount_cents }) => amount_cents)
  if (!isChargeable(due, order.currency)) throw refuse(CHECKOUT_MESSAGES.balance)
  const open = await findOpenPayment(tx, orderId, 'balance')
  if (open?.amount_cents === due && open.ending === null) return { id: open.id, isNew: false }
  const trips = bookings.flatMap(({ product_name, booking_date, status }) =>
    status === 'Confirmed' && product_name !== null && booking_date !== null
      ? [{ product_name, booking_date }]
      : [],
  )
  return {
    id: await createCardPayment(tx, { order, purpose: 'balance', cents: due, trips }, moment),
    isNew: true,
  }
}
