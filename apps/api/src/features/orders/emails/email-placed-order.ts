import { sumBy, toAmount } from '@luzzu/domain'
import { fromJson } from '../../../platform/database/json-text'
import type { Tx } from '../../../platform/database/schema'
import { enqueueLimited } from '../../../platform/mail/mail-quota'
import type { Moment } from '../../../platform/settings/site'
import { type BookingDetails, bookingConfirmed, payLaterIn } from '../../bookings/emails/booking-emails'
import {
  emailCustomer,
  findRecipient,
  freeCancellation,
  notifyBusiness,
  tripsOf,
} from '../../bookings/emails/email-customer'
import type { BookingWithUser } from '../../bookings/queries/bookings.queries'
import { orderReceived } from './order-emails'

type PlacedOrder = { orderId: number; booked: readonly BookingWithUser[] }

/**
 * Tells customer and business of an order that was just placed: of all that is requested in one email, and of each booking
 * that is confirmed already in one with its event.
 */
export async function emailPlacedOrder(
  tx: Tx,
  { orderId, booked }: PlacedOrder,
  { site, now }: Moment,
): Promise<void> {
  const delivery = { site, now, isOwn: true }
  const requested = booked.filter(({ status }) => status === 'Pending')
  await emailReceived(tx, { orderId, booked: requested }, delivery)
  for (const booking of booked) {
    if (booking.status === 'Confirmed') await emailCustomer(tx, bookingConfirmed, booking, delivery)
    await notifyBusiness(tx, booking, delivery)
  }
}

async function emailReceived(tx: Tx, { orderId, booked }: PlacedOrder, { site, now }: Moment): Promise<void> {
  const [first] = booked
  const recipient = first && (await findRecipient(tx, first))
  if (!recipient) return
  const { policy } = await tx
    .selectFrom('customer_order')
    .select('policy')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { authorized } = await tx
    .selectFrom('payment')
    .select(({ fn }) => fn.sum('amount_cents').as('authorized'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorized')
    .executeTakeFirstOrThrow()
  const data = {
    username: first.username,
    bookings: await withFreeCancellation(tx, booked, { site, now }),
    total_price: toAmount(sumBy(booked, ({ total_cents }) => total_cents)),
    authorized: toAmount(Number(authorized)),
    ...(Number(authorized) === 0 && { pay: payLaterIn(site) }),
    policy: fromJson(policy)?.text ?? null,
    ...recipient.reach,
  }
  // Named, so that nobody else with an account for the address learns of it.
  const email = { site, to: recipient.to, template: orderReceived, data, now, bookingId: first.id }
  await enqueueLimited(tx, email, recipient.cause)
}

async function withFreeCancellation(tx: Tx, booked: readonly BookingWithUser[], moment: Moment) {
  const trips: BookingDetails[] = []
  for (const [at, trip] of (await tripsOf(tx, booked)).entries()) {
    const booking = booked[at]
    trips.push({ ...trip, ...(booking && (await freeCancellation(tx, booking, moment))) })
  }
  return trips
}
