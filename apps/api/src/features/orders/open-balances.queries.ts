import { type CalendarDate, type Cents, parseId, sumOf, toAmount } from '@luzzu/domain'
import type { OpenBalance } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock'
import { idBatches } from '../../platform/database/batches'
import type { Db } from '../../platform/database/schema'
import type { Input } from '../../platform/http/checked'
import { ListQuery } from '../../platform/http/list-query'
import type { Moment } from '../../platform/settings/site'
import { contactPhone } from '../bookings/queries/contact-phone'
import { BATCH_SIZE, orderMatches } from '../documents/search-orders'
import {
  activeBookings,
  balanceDueTimes,
  balanceOf,
  dueNowOfBookings,
  listOrdersMoney,
  type OrderMoney,
} from '../payments/order-money.queries'

/** The first start of an order in the time of the business, and its id: `2026-07-10T08:00.512`. */
type Key = { at: string; id: number }
type BalanceFilter = {
  q: string | undefined
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  limit: number
  cursor: Key | undefined
}

export function readBalancesQuery(query: Input): BalanceFilter {
  const parsed = new ListQuery(query)
  const days = parsed.days()
  const [q, limit, cursor] = [parsed.search(), parsed.limit(), parsed.cursor(parseKey)]
  return parsed.finish({ q, ...days, limit, cursor })
}

function parseKey(text: string): Key | undefined {
  const [, at, digits = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})\.(\d+)$/.exec(text) ?? []
  const id = parseId(digits)
  return at === undefined || id === undefined ? undefined : { at, id }
}

/** A page of the orders that owe something, those that begin first at the top. */
export async function listOpenBalances(
  db: Db,
  filter: BalanceFilter,
  moment: Moment,
): Promise<{ balances: OpenBalance[]; next: string | undefined; total: number }> {
  const { limit } = filter
  const { keys, total } = await (filter.q === undefined
    ? findKeys(db, filter)
    : searchKeys(db, filter.q, filter))
  const page = keys.slice(0, limit)
  const last = keys.length > limit ? page.at(-1) : undefined
  return { balances: await toBalances(db, page, moment), next: last && `${last.at}.${last.id}`, total }
}

type Range = Omit<BalanceFilter, 'q'>
type Keys = { keys: Key[]; total: number }

async function findKeys(db: Db, range: Range): Promise<Keys> {
  const { limit, cursor } = range
  const keys = await selectKeys(db, range)
    .$if(cursor !== undefined, (query) =>
      query.having((row) => {
        const { at, id } = cursor as Key
        return row.or([
          row(FIRST_START, '>', at),
          row.and([row(FIRST_START, '=', at), row('order_booking.order_id', '>', id)]),
        ])
      }),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const { total } = await selectOfDays(db, range)
    .select((row) => row.fn.count<number | string>('order_booking.order_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return { keys, total: Number(total) }
}

/** The same of what a search finds. */
async function searchKeys(db: Db, q: string, range: Range): Promise<Keys> {
  const { limit, cursor } = range
  const { newest } = await db
    .selectFrom('order_booking')
    .select((row) => row.fn.max('order_id').as('newest'))
    .executeTakeFirstOrThrow()
  const found: Key[] = []
  for await (const { from, below } of idBatches(Number(newest ?? 0), BATCH_SIZE)) {
    const keys = await selectKeys(db, range)
      .where('order_booking.order_id', '>=', from)
      .where('order_booking.order_id', '<', below)
      .where(orderMatches(q, { orderId: 'order_booking.order_id' }))
      .execute()
    found.push(...keys)
  }
  const keys = found
    .filter((key) => cursor === undefined || byStart(key, cursor) > 0)
    .toSorted(byStart)
    .slice(0, limit + 1)
  return { keys, total: found.length }
}

const byStart = (one: Key, other: Key) =>
  one.at === other.at ? one.id - other.id : one.at < other.at ? -1 : 1

const FIRST_START = sql<string>`min(booking.booking_date || 'T' || booking.starts_at)`

const selectKeys = (db: Db, range: Range) =>
  selectOfDays(db, range)
    .select(['order_booking.order_id as id', FIRST_START.as('at')])
    .groupBy('order_booking.order_id')

const selectOfDays = (db: Db, { from, to }: Range) =>
  selectBalancesDue(db)
    .$if(from !== undefined, (query) => query.where('booking.booking_date', '>=', from as CalendarDate))
    .$if(to !== undefined, (query) => query.where('booking.booking_date', '<=', to as CalendarDate))

/** Confirmed bookings that owe something, of orders without requests. Guests of resellers have paid somebody else. */
export const selectBalancesDue = (db: Db) =>
  db
    .selectFrom('order_booking')
    .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
    .where('booking.status', '=', 'Confirmed')
    .where('booking.source', '<>', 'reseller')
    .where((row) =>
      row.or([
        sql<boolean>`booking.total_cents - order_booking.allowance_cents + order_booking.retained_cents > order_booking.paid_cents`,
        row('order_booking.retained_cents', '>', row.ref('order_booking.paid_cents')),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_booking as other')
            .innerJoin('booking as request', 'request.id', 'other.booking_id')
            .select('other.booking_id')
            .whereRef('other.order_id', '=', 'order_booking.order_id')
            .where('request.status', '=', 'Pending'),
        ),
      ),
    )

async function toBalances(db: Db, keys: readonly Key[], moment: Moment): Promise<OpenBalance[]> {
  const orders = await listOrdersMoney(
    db,
    keys.map(({ id }) => id),
  )
  const found = new Map(orders.map((money) => [money.order.id, money]))
  const names = await findNames(db, orders)
  const authorized = await findAuthorized(db, orders)
  return keys.flatMap(({ id }) => {
    const money = found.get(id)
    return money ? toBalance(money, { names, authorized: authorized.get(id) ?? 0 }, moment) : []
  })
}

type Names = Map<number, { username: string; phone: string | null }>

/** Whom bookings are for. */
async function findNames(db: Db, orders: readonly OrderMoney[]): Promise<Names> {
  const ids = orders.flatMap(({ bookings }) => activeBookings(bookings).map(({ booking_id }) => booking_id))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('booking')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(({ fn }) => [
      'booking.id',
      fn.coalesce('account.username', 'booking.contact_name').as('username'),
      contactPhone.as('phone'),
    ])
    .where('booking.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username, phone }) => [id, { username: username ?? '', phone }]))
}

/** What cards are about to be charged, by order. */
async function findAuthorized(db: Db, orders: readonly OrderMoney[]): Promise<Map<number, Cents>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .select((row) => ['order_id', row.fn.sum<number | string>('amount_cents').as('cents')])
    .where(
      'order_id',
      'in',
      orders.map(({ order }) => order.id),
    )
    .where('status', '=', 'authorized')
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, cents }) => [order_id, Number(cents)]))
}

type Known = { names: Names; authorized: Cents }

function toBalance(
  { order, bookings }: OrderMoney,
  { names, authorized }: Known,
  moment: Moment,
): OpenBalance[] {
  const places = activeBookings(bookings)
  const times = balanceDueTimes(order, places, moment)
  const [first] = places.toSorted((one, other) => startKey(one).localeCompare(startKey(other)))
  const due = balanceOf(bookings) - authorized
  if (!first || !times || due <= 0) return []
  return [
    {
      order_id: order.id,
      booking_id: first.booking_id,
      ...(names.get(first.booking_id) ?? { username: '', phone: null }),
      product_name: first.product_name ?? '',
      booking_date: first.booking_date ?? '',
      slot_name: first.slot_name ?? '',
      bookings: places.length,
      paid: toAmount(sumOf(bookings.map(({ paid_cents: cents }) => ({ cents })))),
      balance_due: toAmount(due),
      balance_due_at:
        dueNowOfBookings(bookings, authorized, moment) > 0
          ? (order.due_at_once_since ?? instantAfter(times.dueAt))
          : instantAfter(times.dueAt),
    },
  ]
}

const startKey = ({ booking_date, starts_at }: OrderMoney['bookings'][number]) =>
  `${booking_date}T${starts_at}`
