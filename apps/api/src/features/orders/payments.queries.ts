import {
  type CalendarDate,
  type Cents,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  parseId,
  sumBy,
  toAmount,
} from '@luzzu/domain'
import type { ReceivedPayment } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { RefundRow } from '../../platform/database/order-tables'
import type { Db } from '../../platform/database/schema'
import type { Input } from '../../platform/http/checked'
import { ListQuery, takePage } from '../../platform/http/list-query'
import type { Moment } from '../../platform/settings/site'
import { addPaidBookings } from '../documents/paid-bookings.queries'
import { findPageOfIds } from '../documents/search-orders'
import { findTakers, giverOf, toPayment, toRefund } from './order.queries'

type PaymentFilter = {
  q: string | undefined
  method: PaymentMethod | undefined
  status: PaymentStatus | undefined
  refund: 'pending' | undefined
  from: CalendarDate | undefined
  to: CalendarDate | undefined
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
  const refund = parsed.read(
    'refund',
    (text) => (text === 'pending' ? text : undefined),
    oneOf('refund', ['pending']),
  )
  const days = parsed.days()
  const [q, limit, cursor] = [parsed.search(), parsed.limit(), parsed.cursor(parseId)]
  return parsed.finish({ q, method, status, refund, ...days, limit, cursor })
}

/** Not joined: counting would join each row. */
const RECEIPT_NUMBER = sql<string>`(select number from document where document.id = payment.document_id)`
const SEARCH: Parameters<typeof findPageOfIds>[2] = {
  table: 'payment',
  texts: [RECEIPT_NUMBER],
  written: 'payment.reference',
  // The credit notes of its receipt.
  others: (matches) =>
    sql`exists (select 1 from document where document.credits_id = payment.document_id and ${matches(sql.ref('document.number'))})`,
}

/** A page of all payments, newest first, with the booking that they are for, from whom, who has refunded them, and which refunds are pending. */
export async function listPayments(
  db: Db,
  filter: PaymentFilter,
  moment: Moment,
): Promise<{ payments: ReceivedPayment[]; next: number | undefined; total: number }> {
  const { ids, total } = await findPageOfIds(db, select(db, filter), SEARCH, filter)
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('payment')
          .leftJoin('card_payment', 'card_payment.payment_id', 'payment.id')
          .selectAll('payment')
          .select(['card_payment.url', 'card_payment.brand', 'card_payment.last4'])
          .where('payment.id', 'in', ids)
          .orderBy('payment.id', 'desc')
          .execute()
  const { page, next } = takePage(rows, filter.limit)
  const refunded = await listRefunds(
    db,
    page.map(({ id }) => id),
  )
  const takers = await findTakers(db, [...page, ...[...refunded.values()].flat()])
  return {
    payments: await addPaidBookings(
      db,
      page.map((row) => {
        const refunds = refunded.get(row.id) ?? []
        const pending = refunds.filter(({ status }) => status === 'pending')
        const givers = refunds.flatMap((refundRow) => giverOf(refundRow, takers) ?? [])
        return {
          ...toPayment(row),
          taken_by: takers.get(row.created_by ?? 0) ?? null,
          order_id: row.order_id,
          refund_pending: toAmount(sumBy(pending, ({ share_cents }) => share_cents)),
          refunded_by: [...new Set(givers)],
          pending_refunds: pending.map((refundRow) => toRefund(refundRow, moment)),
        }
      }),
    ),
    next,
    total,
  }
}

const select = (db: Db, { method, status, refund, from, to }: PaymentFilter) =>
  db
    .selectFrom('payment')
    .$if(from !== undefined, (query) => query.where('payment.day', '>=', from as CalendarDate))
    .$if(to !== undefined, (query) => query.where('payment.day', '<=', to as CalendarDate))
    .$if(method !== undefined, (query) => query.where('payment.method', '=', method as PaymentMethod))
    .$if(status !== undefined, (query) => query.where('payment.status', '=', status as PaymentStatus))
    .$if(refund !== undefined, (query) =>
      query.where('payment.id', 'in', (row) =>
        row
          .selectFrom('refund_share')
          .innerJoin('refund', 'refund.id', 'refund_share.refund_id')
          .select('refund_share.payment_id')
          .where('refund.status', '=', 'pending')
          // Stripe gives back what goes to a card.
          .where('refund.method', '<>', 'card'),
      ),
    )

/** The refunds that have not failed, by payment, with what of it each takes back. */
async function listRefunds(
  db: Db,
  paymentIds: readonly number[],
): Promise<Map<number, (RefundRow & { share_cents: Cents })[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refund_share')
    .innerJoin('refund', 'refund.id', 'refund_share.refund_id')
    .selectAll('refund')
    .select(['refund_share.payment_id', 'refund_share.amount_cents as share_cents'])
    .where('refund_share.payment_id', 'in', paymentIds)
    .where('refund.status', '<>', 'failed')
    .orderBy('refund.id')
    .execute()
  return Map.groupBy(rows, ({ payment_id }) => payment_id)
}
