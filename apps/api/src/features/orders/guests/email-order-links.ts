import { dateIn, ORDER_MESSAGES, timeIn } from '@luzzu/domain'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { orNotFound, Refusal } from '../../../platform/errors/refusal'
import { enqueueLimited } from '../../../platform/mail/mail-quota'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Moment } from '../../../platform/settings/site'
import { findRecipient } from '../../bookings/emails/email-customer'
import { selectBookings } from '../../bookings/queries/bookings.queries'
import { lockOrder } from '../../payments/order-money.queries'
import { orderLinks } from '../emails/order-emails'

/** In one email. */
const MAX_ORDERS = 10
/** Strangers cause these, so that they take nothing from what customers cause. */
const CAUSE = 'order-links'

/**
 * Emails a new link to the customer of an order; every one before it is void at once.
 * @throws {Refusal} `invalid-state` when there is no address, or nothing is booked.
 */
export async function replaceOrderLink(tx: Tx, orderId: number, { site, now }: Moment): Promise<void> {
  const { order, bookings } = orNotFound(await lockOrder(tx, orderId))
  const ids = bookings.map(({ booking_id }) => booking_id)
  const rows = ids.length === 0 ? [] : await selectBookings(tx).where('booking.id', 'in', ids).execute()
  const [first] = rows
  const recipient = first && first.source !== 'reseller' ? await findRecipient(tx, first) : undefined
  if (!first || !recipient) throw new Refusal('invalid-state', { message: ORDER_MESSAGES.noAddress })
  await tx
    .updateTable('customer_order')
    .set({ token_version: order.token_version + 1 })
    .where('id', '=', orderId)
    .execute()
  const orders = [{ id: orderId, bookings: rows.map(toDay) }]
  const data = { username: first.username, is_new: true, orders }
  await enqueueEmail(tx, { site, to: recipient.to, template: orderLinks, data, now, bookingId: first.id })
}

/** Emails the links to what lies ahead to the address that it was booked with; without any, nothing. */
export async function emailUpcomingOrders(db: Db, mail: string, { site, now }: Moment): Promise<void> {
  const rows = await findUpcomingBookings(db, mail, { site, now })
  const [first] = rows
  if (!first) return
  const orders = [...Map.groupBy(rows, ({ order_id }) => order_id)]
    .slice(0, MAX_ORDERS)
    .map(([id, bookings]) => ({ id, bookings: bookings.map(toDay) }))
  const data = { username: first.username, orders }
  await inTransaction(db, (tx) =>
    enqueueLimited(tx, { site, to: mail, template: orderLinks, data, now, bookingId: first.id }, CAUSE),
  )
}

const toDay = ({ product_name, booking_date }: Pick<BookingRow, 'product_name' | 'booking_date'>) => ({
  product_name,
  booking_date,
})

/** The bookings of guests and customers that have not ended, the next ones first. */
function findUpcomingBookings(db: Db, mail: string, { site, now }: Moment) {
  const today = dateIn(site.timeZone, now)
  return selectBookings(db)
    .innerJoin('order_booking', 'order_booking.booking_id', 'booking.id')
    .select('order_booking.order_id')
    .where((row) =>
      row.or([
        row.and([
          row('booking.account_id', 'is', null),
          row('booking.contact_mail', '=', mail),
          row('booking.source', '<>', 'reseller'),
        ]),
        row.and([row('account.mail', '=', mail), row('account.disabled_at', 'is', null)]),
      ]),
    )
    .where('booking.status', 'in', ['Pending', 'Confirmed'])
    .where((row) =>
      row.or([
        row('booking.booking_date', '>', today),
        row.and([
          row('booking.booking_date', '=', today),
          row('booking.ends_at', '>', timeIn(site.timeZone, now)),
        ]),
      ]),
    )
    .orderBy('booking.booking_date')
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .limit(MAX_ORDERS * MAX_ORDERS)
    .execute()
}
