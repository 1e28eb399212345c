import {
  type BookingMoney,
  type BookingSource,
  type BookingStatus,
  balanceDueAt,
  balanceDueOf,
  type CalendarDate,
  type Cents,
  dueNowOf,
  fullRefundEndsAt,
  occupiesUnit,
  refundPercentAt,
  refundPercentEndsAt,
  slotStart,
  sumBy,
  tiersInForce,
} from '@luzzu/domain'
import { fromJson } from '../../platform/database/json-text'
import { lockRow } from '../../platform/database/lock-row'
import type { CustomerOrderRow, OrderBookingRow } from '../../platform/database/order-tables'
import type { Db, Tx } from '../../platform/database/schema'
import type { Moment, Site } from '../../platform/settings/site'

/** A booking of an order; what is `null` was deleted with it. */
export type OrderedBooking = OrderBookingRow & {
  status: BookingStatus | null
  version: number | null
  source: BookingSource | null
  total_cents: number | null
  account_id: number | null
  booking_date: CalendarDate | null
  starts_at: string | null
  ends_at: string | null
  product_name: string | null
  slot_name: string | null
}

export type OrderMoney = { order: CustomerOrderRow; bookings: OrderedBooking[] }

const selectOrdered = (db: Db) =>
  db
    .selectFrom('order_booking')
    .leftJoin('booking', 'booking.id', 'order_booking.booking_id')
    .selectAll('order_booking')
    .select([
      'booking.status',
      'booking.version',
      'booking.source',
      'booking.total_cents',
      'booking.account_id',
      'booking.booking_date',
      'booking.starts_at',
      'booking.ends_at',
      'booking.product_name',
      'booking.slot_name',
    ])
    .orderBy('order_booking.booking_id')

/** An order with its bookings, lowest id first. */
export async function findOrderMoney(db: Db, id: number): Promise<OrderMoney | undefined> {
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) return undefined
  return { order, bookings: await selectOrdered(db).where('order_booking.order_id', '=', id).execute() }
}

/** Orders with their bookings, in the order of their ids. */
export async function listOrdersMoney(db: Db, ids: readonly number[]): Promise<OrderMoney[]> {
  if (ids.length === 0) return []
  const orders = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const rows = await selectOrdered(db).where('order_booking.order_id', 'in', ids).execute()
  return orders.map((order) => ({ order, bookings: rows.filter(({ order_id }) => order_id === order.id) }))
}

/** Bookings that have an order, wherever they belong. */
export async function listOrderedBookings(db: Db, ids: readonly number[]): Promise<OrderedBooking[]> {
  return ids.length === 0 ? [] : selectOrdered(db).where('order_booking.booking_id', 'in', ids).execute()
}

/** An order with its bookings, locked until the transaction ends: after the days of its bookings, before those of its holds. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderMoney | undefined> {
  await lockRow(tx, 'customer_order', id)
  return findOrderMoney(tx, id)
}

/** The ids of the orders that bookings belong to, lowest first. */
export async function listOrderIds(db: Db, bookingIds: readonly number[]): Promise<number[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('order_booking')
    .select('order_id')
    .distinct()
    .where('booking_id', 'in', bookingIds)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** What a reseller has sold is paid to the reseller: an order of it is for its damage deposits only. */
export const toBookingMoney = (row: OrderedBooking): BookingMoney => ({
  status: row.status ?? 'deleted',
  total: row.source === 'reseller' ? 0 : (row.total_cents ?? 0),
  allowance: row.allowance_cents,
  retained: row.retained_cents,
  paid: row.paid_cents,
  dueAtOnce: row.due_at_once_cents,
})

/** What an order owes as its rows stand. */
export const balanceOf = (bookings: readonly OrderedBooking[]): Cents =>
  sumBy(bookings, (row) => balanceDueOf(toBookingMoney(row)))

/** What of it is due at once, beyond what cards are about to be charged; at the desk guests pay when they come. */
export function dueNowOfBookings(
  bookings: readonly OrderedBooking[],
  authorized: Cents,
  { site }: Moment,
): Cents {
  if (site.settings.payments.mode !== 'online') return 0
  return Math.max(0, sumBy(bookings, (row) => dueNowOf(toBookingMoney(row))) - authorized)
}

/** What has come in for an order without bookings, because it expired before, and has not gone back. */
export async function sumUnallocatedPayments(db: Db, orderId: number): Promise<Cents> {
  const { cents } = await db
    .selectFrom('payment')
    .select((row) =>
      row.fn.sum<number | string | null>(row('captured_cents', '-', row.ref('refunded_cents'))).as('cents'),
    )
    .where('order_id', '=', orderId)
    .where('status', '=', 'captured')
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** When something takes place; a deleted booking does not. */
export type BookedTime = Pick<OrderedBooking, 'booking_date' | 'starts_at' | 'ends_at'>

/** When and in which zone. */
type ZonedMoment = { site: Pick<Site, 'timeZone'>; now: Date }

/** When it starts; `undefined` for a deleted booking. */
export function bookingStart(
  { booking_date, starts_at, ends_at }: BookedTime,
  { site }: Pick<ZonedMoment, 'site'>,
): Date | undefined {
  if (booking_date === null || starts_at === null || ends_at === null) return undefined
  return slotStart(booking_date, `${starts_at}-${ends_at}`, site.timeZone)
}

/** When the balance of places that take place is due, but for what is due at once, and when the first of them begins. */
export function balanceDueTimes(
  { balance_due_hours }: Pick<CustomerOrderRow, 'balance_due_hours'>,
  places: readonly BookedTime[],
  moment: Moment,
): { dueAt: Date; firstStart: Date } | undefined {
  const starts = places.flatMap((place) => bookingStart(place, moment) ?? [])
  const dueAt = balanceDueAt(starts, balance_due_hours)
  const firstStart = balanceDueAt(starts, null)
  return dueAt && firstStart && { dueAt, firstStart }
}

/** The bookings of an order that take place. */
export const activeBookings = (bookings: readonly OrderedBooking[]) =>
  bookings.filter(({ status }) => status !== null && occupiesUnit(status))

export const parseRefundTiers = ({ refund_tiers }: Pick<OrderBookingRow, 'refund_tiers'>) =>
  fromJson(refund_tiers)

/** A booking that its customer has moved refunds no more than what held then. */
const capOf = ({ percent_cap }: OrderBookingRow) => percent_cap ?? 100

/** What a customer gets back who cancels now. */
export function currentRefundPercent(row: OrderedBooking, moment: ZonedMoment): number {
  const start = bookingStart(row, moment)
  const percent = start ? refundPercentAt(parseRefundTiers(row), start.getTime() - moment.now.getTime()) : 0
  return Math.min(percent, capOf(row))
}

/** Until when a customer gets back as much as now. */
export function refundPercentEnd(row: OrderedBooking, moment: ZonedMoment): Date | undefined {
  const start = bookingStart(row, moment)
  return start && refundPercentEndsAt(parseRefundTiers(row), start, moment.now, capOf(row))
}

/** Until when a customer gets back everything who cancels. */
export const fullRefundEnd = (row: OrderedBooking, moment: ZonedMoment): Date | undefined =>
  currentRefundPercent(row, moment) === 100 ? refundPercentEnd(row, moment) : undefined

/** Until when customers can cancel what they have not paid, so many hours before its start. */
export function cancellationLimit(booking: BookedTime, hours: number, moment: ZonedMoment): Date | undefined {
  const start = bookingStart(booking, moment)
  return start && fullRefundEndsAt(tiersInForce(null, hours), start, moment.now)
}
