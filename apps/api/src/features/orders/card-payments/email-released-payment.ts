import { formatDateWithWeekday, toAmount } from '@luzzu/domain'
import { findKnownAccount } from '../../../auth/accounts.queries'
import { fromJson } from '../../../platform/database/json-text'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import type { GuestOrder } from '../../../platform/mail/manage-address'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Moment } from '../../../platform/settings/site'
import { listClosedReasons } from '../../offer/list-closed-reasons'
import { findPayer } from '../../payments/email-documents'
import { latePaymentReleased, paymentReleased } from '../emails/card-payment-emails'
import { listHeldItems } from '../holds/held-items'
import type { LockedPayment } from './lock-payment'

/** Tells the customer of an order that nothing was charged. */
export async function emailReleasedPayment(
  tx: Tx,
  { payment, money }: LockedPayment,
  moment: Moment,
): Promise<void> {
  const { order, bookings } = money
  const recipient = await findRecipient(
    tx,
    bookings.map(({ booking_id }) => booking_id),
    order,
  )
  if (!recipient) return
  const { to, username, bookingId, reach } = recipient
  const isLate = order.status === 'expired'
  const requested = isLate ? await listRequestedItems(tx, order.id, moment) : []
  const trips = isLate ? requested : bookings
  await enqueueEmail(tx, {
    site: moment.site,
    to,
    template: isLate ? latePaymentReleased : paymentReleased,
    data: {
      username,
      currency: order.currency,
      amount: toAmount(payment.amount_cents),
      trips: trips.flatMap(({ product_name, booking_date }) =>
        product_name !== null && booking_date !== null
          ? [`${product_name}, ${formatDateWithWeekday(booking_date)}`]
          : [],
      ),
      ...(isLate && { closed: requested.map(({ closed }) => closed) }),
      ...reach,
    },
    now: moment.now,
    ...(bookingId !== undefined && { bookingId }),
  })
}

async function listRequestedItems(tx: Tx, orderId: number, moment: Moment) {
  const items = await listHeldItems(tx, orderId, moment)
  const closed = await listClosedReasons(tx, items)
  return items.map(({ product_name, booking_date }, at) => ({
    product_name,
    booking_date,
    closed: closed[at] ?? null,
  }))
}

type Recipient = { to: string; username: string; bookingId?: number; reach?: GuestOrder }

/** Whoever the bookings are for; before there are any, whoever holds their places. */
async function findRecipient(
  tx: Tx,
  bookingIds: readonly number[],
  { account_id, customer }: CustomerOrderRow,
): Promise<Recipient | undefined> {
  if (bookingIds.length > 0) return findPayer(tx, bookingIds)
  if (account_id === null) {
    const guest = customer === null ? undefined : fromJson(customer)
    return guest && { to: guest.mail, username: guest.username }
  }
  const account = await findKnownAccount(tx, account_id)
  return account && { to: account.mail, username: account.username }
}
