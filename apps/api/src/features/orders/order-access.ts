import { type CalendarDate, slotEnd } from '@luzzu/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Guests, OrderAccess } from '../../auth/access'
import { DAY } from '../../platform/clock'
import type { CustomerOrderRow } from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import type { OrderTokenKind, OrderTokens } from './guests/order-token'

/** How long after its last slot the links of an order work. */
const LINK_LIFE_MS = 90 * DAY
const HEADER = /^Order +(\S+)$/i

type Wanted = { kind?: OrderTokenKind }

/** How customers without an account reach their orders, by `Authorization: Order <token>`, and when they may make some. */
export const guestsOf = ({ db, orderTokens: tokens, findMoment, findSite }: FastifyInstance): Guests => ({
  findOrder: async (authorization) =>
    findOrderOfToken(db, HEADER.exec(authorization)?.[1] ?? '', { ...(await findMoment()), tokens }),
  mayBook: async () => (await findSite()).settings.guest_checkout,
})

/**
 * The order that a token is a key to; with `kind` only if it was handed out in that way.
 * @throws {Refusal} `not-found` where the token is not ours, was replaced, its order is over for long, or is that of an
 * account that was disabled or erased.
 */
export async function findOrderOfToken(
  db: Db,
  token: string,
  { tokens, kind, ...moment }: Moment & Wanted & { tokens: OrderTokens },
): Promise<OrderAccess> {
  const read = moment.site.settings.payments.mode === 'off' ? undefined : tokens.read(token)
  if (!read || (kind !== undefined && read.kind !== kind)) throw new Refusal('not-found')
  const order = await db
    .selectFrom('customer_order')
    .select(['id', 'account_id', 'created_at'])
    .where('id', '=', read.orderId)
    .where('token_version', '=', read.version)
    .executeTakeFirst()
  if (!order || (await isOfClosedAccount(db, order)) || (await endOfLinks(db, order, moment)) <= moment.now)
    throw new Refusal('not-found')
  return { id: order.id, accountId: order.account_id }
}

/** Whoever may not log in reaches nothing by a link either. */
async function isOfClosedAccount(
  db: Db,
  { id, account_id }: Pick<CustomerOrderRow, 'id' | 'account_id'>,
): Promise<boolean> {
  const closed = db.selectFrom('account').select('account.id').where('disabled_at', 'is not', null)
  const rows = await closed
    .where('account.id', '=', account_id ?? 0)
    .unionAll(
      closed
        .innerJoin('booking', 'booking.account_id', 'account.id')
        .innerJoin('order_booking', 'order_booking.booking_id', 'booking.id')
        .where('order_booking.order_id', '=', id),
    )
    .execute()
  return rows.length > 0
}

type Created = { id: number; created_at: string }

/** 90 days after the last slot of an order; where all that was booked is deleted, after it was made. */
async function endOfLinks(db: Db, { id, created_at }: Created, { site }: Moment): Promise<Date> {
  const { rows } = await sql<{ last: string | null }>`
    select max(slot) as last from (
      select booking.booking_date || ' ' || booking.starts_at || '-' || booking.ends_at as slot from order_booking
      inner join booking on booking.id = order_booking.booking_id where order_booking.order_id = ${id}
      union all
      select booking_date || ' ' || starts_at || '-' || ends_at from order_item where order_id = ${id}
    ) slots`.execute(db)
  const [date, timeRange] = rows[0]?.last?.split(' ') ?? []
  const end =
    date === undefined || timeRange === undefined
      ? new Date(created_at)
      : slotEnd(date as CalendarDate, timeRange, site.timeZone)
  return new Date(end.getTime() + LINK_LIFE_MS)
}
