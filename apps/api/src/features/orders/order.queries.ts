import { type Instant, isUnfinished, type OrderStatus, orderTotals, sumBy, toAmount } from '@luzzu/domain'
import type { Order, Payment, Refund } from '@luzzu/domain/contracts'
import { instantAfter, SECOND } from '../../platform/clock'
import { fromJson } from '../../platform/database/json-text'
import type {
  CustomerOrderRow,
  DamageDepositRow,
  OrderItemRow,
  PaymentRow,
  RefundRow,
} from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import type { CardPaymentRow } from '../../platform/database/stripe-tables'
import type { Moment } from '../../platform/settings/site'
import { forStaff, selectBookings, withAddons } from '../bookings/queries/bookings.queries'
import { listDocumentsOfOrders } from '../documents/documents.queries'
import { findOrderHolders } from '../documents/order-holders.queries'
import { findClosure } from '../offer/closures.queries'
import { addBalances } from '../payments/booking-balances'
import {
  activeBookings,
  type BookedTime,
  balanceDueTimes,
  dueNowOfBookings,
  findOrderMoney,
  type OrderedBooking,
  type OrderMoney,
  parseRefundTiers,
  toBookingMoney,
} from '../payments/order-money.queries'
import { findUnreturned } from '../payments/refunds/unreturned-money'
import { findLostOrder } from './card-payments/find-lost-order'
import { toDamageDeposit } from './damage-deposits/damage-deposits.queries'
import { dueWithBooking, listHeldItems, selectItems } from './holds/held-items'

/** An order as its customer or staff see it; `undefined` where there is none. */
export async function findOrder(
  db: Db,
  id: number,
  { isAdmin, ...moment }: Moment & { isAdmin: boolean },
): Promise<Order | undefined> {
  const money = await findOrderMoney(db, id)
  if (!money) return undefined
  const { order, bookings } = money
  const items = await listItems(db, order)
  const payments = await listPayments(db, id)
  const refunds = await listOf(db, 'refund', id)
  const takers = isAdmin ? await findTakers(db, [...payments, ...refunds]) : undefined
  const deposits = await listOf(db, 'damage_deposit', id)
  const documents = await listDocumentsOfOrders(db, [id])
  const { total, due } = orderTotals(bookings.map(toBookingMoney))
  const status = statusOf(order, moment)
  const chosen = sumBy(items, ({ total_cents }) => total_cents)
  // A place that is no longer held is not owed.
  const places = status === 'expired' ? [] : items
  const held = status === 'expired' ? 0 : chosen
  const authorized = sumBy(
    payments.filter(({ status }) => status === 'authorized'),
    ({ amount_cents }) => amount_cents,
  )
  const dueNow =
    order.status === 'placed'
      ? dueNowOfBookings(bookings, authorized, moment)
      : await findDueBeforePlacing(db, order, moment)
  const inForce = refunds.filter(({ status }) => status !== 'failed')
  return {
    id,
    status,
    currency: order.currency,
    expires_at: order.expires_at,
    expires_in: secondsLeft(order, moment),
    customer: await findCustomer(db, money),
    items: items.map(toItem),
    bookings: await listBookings(db, bookings, { ...moment, isAdmin }),
    total_price: toAmount(total + chosen),
    due_now: toAmount(dueNow),
    authorized: toAmount(authorized),
    paid: toAmount(sumBy(payments, ({ captured_cents }) => captured_cents)),
    refunded: toAmount(sumBy(inForce, ({ amount_cents }) => amount_cents)),
    balance_due: toAmount(Math.max(0, due + held - authorized)),
    balance_due_at:
      status === 'placed' && dueNow > 0
        ? order.due_at_once_since
        : dueAt(order, [...places, ...activeBookings(bookings)], moment),
    policy: policyOf(money),
    payments: payments.map((payment) => ({
      ...toPayment(payment),
      ...(takers && { taken_by: takers.get(payment.created_by ?? 0) ?? null }),
    })),
    refunds: refunds.map((refund) => ({
      ...toRefund(refund, moment),
      ...(takers && { given_by: giverOf(refund, takers) }),
    })),
    ...(isAdmin && { unreturned: toAmount(await findUnreturned(db, money, refunds)) }),
    documents: documents.get(id) ?? [],
    damage_deposits: deposits.map(toDamageDeposit),
    ...(order.status === 'expired' && (await findLost(db, order, items))),
    ...(order.status === 'expired' && isAdmin && (await findClosed(db, order))),
  }
}

async function findLost(
  db: Db,
  order: CustomerOrderRow,
  rows: readonly NamedItem[],
): Promise<Pick<Order, 'lost'>> {
  const lost = await findLostOrder(db, order, { rows, items: rows.map(toItem) })
  return lost ? { lost } : {}
}

async function findClosed(db: Db, { closure_id }: CustomerOrderRow): Promise<Pick<Order, 'closed'>> {
  const closure = closure_id === null ? undefined : await findClosure(db, closure_id)
  return closure ? { closed: closure.reason } : {}
}

function policyOf({ order, bookings }: OrderMoney): Order['policy'] {
  if (order.policy === null) return null
  const sold = bookings.map((row) => ({
    booking_id: row.booking_id,
    refund_tiers: parseRefundTiers(row),
    ...agreedDeposit(row),
  }))
  return { ...fromJson(order.policy), bookings: sold }
}

const agreedDeposit = ({ damage_deposit_cents: cents }: OrderedBooking) =>
  cents === null ? {} : { damage_deposit: cents === 0 ? null : toAmount(cents) }

/** A hold ends by the clock. */
function statusOf({ status, expires_at }: CustomerOrderRow, { now }: Moment): OrderStatus {
  return status === 'held' && expires_at !== null && expires_at <= instantAfter(now) ? 'expired' : status
}

function secondsLeft(order: CustomerOrderRow, moment: Moment): number | null {
  if (order.expires_at === null) return null
  return Math.max(0, Math.floor((Date.parse(order.expires_at) - moment.now.getTime()) / SECOND))
}

type NamedItem = OrderItemRow & { product_name: string }

const listItems = async (db: Db, { id, status }: CustomerOrderRow): Promise<NamedItem[]> =>
  status === 'placed' || status === 'cancelled' ? [] : selectItems(db, id).execute()

/** What has to be paid before it is placed. */
const findDueBeforePlacing = async (db: Db, order: CustomerOrderRow, moment: Moment) =>
  moment.site.settings.payments.mode === 'online' && isUnfinished(order)
    ? dueWithBooking(await listHeldItems(db, order.id, moment), moment)
    : 0

const toItem = (row: NamedItem): Order['items'][number] => ({
  index: row.position,
  booking_date: row.booking_date,
  id_product_fk: row.product_id,
  product_name: row.product_name,
  slot_id: row.slot_id,
  addon_ids: fromJson(row.addon_ids),
  guests: row.guests,
  total_price: toAmount(row.total_cents),
})

const listPayments = (db: Db, orderId: number): Promise<ShownPayment[]> =>
  db
    .selectFrom('payment')
    .leftJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .selectAll('payment')
    .select(['card_payment.url', 'card_payment.ending', 'card_payment.brand', 'card_payment.last4'])
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.id')
    .execute()

/** Who has given money back; nobody yet while it waits to be handed over. */
export const giverOf = ({ status, method, created_by }: RefundRow, takers: ReadonlyMap<number, string>) =>
  status === 'pending' && method !== 'card' ? null : (takers.get(created_by ?? 0) ?? null)

/** The names of staff who have taken payments or given them back, by account. */
export async function findTakers(
  db: Db,
  rows: readonly Pick<PaymentRow, 'created_by'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))]
  if (ids.length === 0) return new Map()
  const accounts = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(accounts.map(({ id, username }) => [id, username]))
}

const listOf = <Table extends 'refund' | 'damage_deposit'>(db: Db, table: Table, orderId: number) =>
  db
    .selectFrom(table as 'refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute() as unknown as Promise<RowOf[Table][]>
type RowOf = { refund: RefundRow; damage_deposit: DamageDepositRow }

async function listBookings(
  db: Db,
  ordered: readonly OrderedBooking[],
  { isAdmin, ...moment }: Moment & { isAdmin: boolean },
) {
  const ids = ordered.map(({ booking_id }) => booking_id)
  if (ids.length === 0) return []
  const rows = await selectBookings(db).where('booking.id', 'in', ids).orderBy('booking.id').execute()
  const bookings = await (isAdmin ? forStaff : withAddons)(db, rows)
  return addBalances(db, bookings, { ...moment, isAdmin })
}

/** Whom the first booking is for: its account, or whom staff have named; where there is none, who has ordered. */
async function findCustomer(db: Db, { order, bookings }: OrderMoney): Promise<Order['customer']> {
  const ids = bookings.map(({ booking_id }) => booking_id)
  const row = await db
    .selectFrom('booking')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.contact_name', 'booking.contact_mail', 'booking.contact_phone'])
    .select(['account.username', 'account.mail', 'account.phone', 'account.erased_at'])
    .where('booking.id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('booking.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return (await findOrderHolders(db, [order.id])).get(order.id) ?? null
  const username = row.username ?? row.contact_name
  if (!username) return null
  const isErased = row.erased_at !== null
  return {
    username,
    mail: isErased ? null : (row.mail ?? row.contact_mail),
    phone: isErased ? null : row.phone || row.contact_phone || null,
  }
}

function dueAt(order: CustomerOrderRow, places: readonly BookedTime[], moment: Moment): Instant | null {
  const times = balanceDueTimes(order, places, moment)
  return times ? instantAfter(times.dueAt) : null
}

/** A payment; what is known of a card only of those by card. */
type ShownPayment = PaymentRow & Partial<Pick<CardPaymentRow, 'url' | 'ending' | 'brand' | 'last4'>>

export const toPayment = ({
  url = null,
  ending = null,
  brand = null,
  last4 = null,
  ...row
}: ShownPayment): Payment => ({
  id: row.id,
  method: row.method,
  status: row.status,
  amount: toAmount(row.amount_cents),
  captured: toAmount(row.captured_cents),
  refunded: toAmount(row.refunded_cents),
  card: brand !== null && last4 !== null ? { brand, last4 } : null,
  url: row.status === 'open' && ending === null ? url : null,
  reference: row.reference,
  created_at: row.created_at,
})

/** While a cancellation can be undone, its refund is not certain. */
export const toRefund = (row: RefundRow, { now }: Moment): Refund => ({
  id: row.id,
  amount: toAmount(row.amount_cents),
  method: row.method,
  status:
    row.status === 'succeeded' && row.undo_until !== null && row.undo_until > instantAfter(now)
      ? 'pending'
      : row.status,
  reason: row.reason,
  booking_id: row.booking_id,
  created_at: row.created_at,
})
