import { balanceDueOf, type Cents, occupiesUnit, toAmount, toInstant } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import {
  cancellationLimit,
  fullRefundEnd,
  listOrderedBookings,
  type OrderedBooking,
  toBookingMoney,
} from './order-money.queries'

type Balances = Pick<Booking, 'order_id' | 'paid' | 'balance_due' | 'free_until' | 'authorized'>

/** Adds to bookings which order they belong to, what is paid, until when they are cancelled free of charge, what is due, and for staff what is on hold. */
export async function addBalances<Shown extends Pick<Booking, 'id' | 'total_price' | 'status' | 'source'>>(
  db: Db,
  bookings: readonly Shown[],
  { isAdmin, ...moment }: Moment & { isAdmin: boolean },
): Promise<(Shown & Balances)[]> {
  const rows = await listOrderedBookings(
    db,
    bookings.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.booking_id, row]))
  const authorized = await findAuthorized(db, rows)
  return bookings.map((booking) => {
    const row = byId.get(booking.id)
    const held = authorized.get(booking.id) ?? 0
    return row
      ? {
          ...booking,
          order_id: row.order_id,
          paid: toAmount(row.paid_cents),
          balance_due: toAmount(balanceDueOf(toBookingMoney(row))),
          free_until: freeUntil(row, held, moment),
          ...(isAdmin && { authorized: toAmount(held) }),
        }
      : {
          ...booking,
          order_id: null,
          paid: 0,
          balance_due:
            booking.status === 'Cancelled' || booking.source === 'reseller' ? 0 : booking.total_price,
          free_until: null,
          ...(isAdmin && { authorized: 0 }),
        }
  })
}

/** What of the orders is on hold on cards, by booking. */
async function findAuthorized(db: Db, rows: readonly OrderedBooking[]): Promise<Map<number, Cents>> {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  const held = new Map<number, Cents>()
  if (ids.length === 0) return held
  const payments = await db
    .selectFrom('payment')
    .select('shares')
    .where('order_id', 'in', ids)
    .where('status', '=', 'authorized')
    .execute()
  for (const { id, cents } of payments.flatMap(({ shares }) => fromJson(shares)))
    held.set(id, (held.get(id) ?? 0) + cents)
  return held
}

/** As in emails: what is paid, or about to be, by the policy as sold, the rest until the limit. */
function freeUntil(row: OrderedBooking, held: Cents, moment: Moment) {
  if (row.status === null || !occupiesUnit(row.status) || row.source === 'reseller') return null
  const end =
    row.paid_cents > 0 || held > 0
      ? fullRefundEnd(row, moment)
      : cancellationLimit(row, moment.site.settings.cancellation_hours, moment)
  return end ? toInstant(end) : null
}

const isBooking = (value: unknown): value is Booking =>
  typeof value === 'object' &&
  value !== null &&
  'booking_date' in value &&
  'total_price' in value &&
  'id' in value

/** Where payments are on, the bookings that routes answer say what is paid; streams add it themselves. */
export function registerBookingBalances(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.tag === 'Bookings') route.preSerialization = withMoney
  })

  async function withMoney(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    if (reply.statusCode >= 300) return payload
    const moment = { ...(await app.findMoment()), isAdmin: request.principal?.isAdmin ?? false }
    if (moment.site.settings.payments.mode === 'off') return payload
    if (Array.isArray(payload) && payload.every(isBooking)) return addBalances(app.db, payload, moment)
    if (!isBooking(payload)) return payload
    const [booking] = await addBalances(app.db, [payload], moment)
    return booking
  }
}
