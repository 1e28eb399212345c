import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  parseId,
} from '@luzzu/domain'
import type { ReceivedPayment } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import type { Input } from '../../platform/http/checked'
import { ListQuery, takePage } from '../../platform/http/list-query'
import { toPayment } from './order.queries'

type PaymentFilter = {
  method: PaymentMethod | undefined
  status: PaymentStatus | undefined
  limit: number
  cursor: number | undefined
}

const oneOf = (name: string, known: readonly string[]) => `${name} must be one of ${known.join(', ')}`

export function readPaymentsQuery(query: Input): PaymentFilter {
  const parsed = new ListQuery(query)
  const method = parsed.read(
    'method',
    (text) => PAYMENT_METHODS.find((known) => known === text),
    oneOf('method', PAYMENT_METHODS),
  )
  const status = parsed.read(
    'status',
    (text) => PAYMENT_STATUSES.find((known) => known === text),
    oneOf('status', PAYMENT_STATUSES),
  )
  return parsed.finish({ method, status, limit: parsed.limit(), cursor: parsed.cursor(parseId) })
}

/** A page of all payments, newest first, with whom they are from. */
export async function listPayments(
  db: Db,
  { method, status, limit, cursor }: PaymentFilter,
): Promise<{ payments: ReceivedPayment[]; next: number | undefined; total: number }> {
  const found = db
    .selectFrom('payment')
    .$if(method !== undefined, (query) => query.where('method', '=', method as PaymentMethod))
    .$if(status !== undefined, (query) => query.where('status', '=', status as PaymentStatus))
  const rows = await found
    .leftJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .selectAll('payment')
    .select(['card_payment.url', 'card_payment.brand', 'card_payment.last4'])
    .$if(cursor !== undefined, (query) => query.where('payment.id', '<', cursor as number))
    .orderBy('payment.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await found
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, next } = takePage(rows, limit)
  const names = await findPayers(
    db,
    page.map(({ order_id }) => order_id),
  )
  return {
    payments: page.map((row) => ({
      ...toPayment(row),
      order_id: row.order_id,
      username: names.get(row.order_id) ?? null,
    })),
    next,
    total: Number(total),
  }
}

/** Whom the first booking of each order is for; nobody where all of them are deleted. */
async function findPayers(db: Db, orderIds: readonly number[]): Promise<Map<number, string | null>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_booking')
    .innerJoin('booking', 'booking.id', 'order_booking.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(({ fn }) => [
      'order_booking.order_id',
      fn.coalesce('account.username', 'booking.contact_name').as('username'),
    ])
    .where('order_booking.order_id', 'in', orderIds)
    .orderBy('booking.id', 'desc')
    .execute()
  return new Map(rows.map(({ order_id, username }) => [order_id, username]))
}
