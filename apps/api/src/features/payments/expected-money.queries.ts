import {
  type CalendarDate,
  type Cents,
  type DeskCents,
  deskCents,
  type ExpectedParts,
  expectedOf,
  type PaymentMethod,
} from '@luzzu/domain'
import type { Db } from '../../platform/database/schema'

/** What the business should have at the end of a day, by method of the desk. */
export const findExpectedMoney = async (db: Db, day: CalendarDate): Promise<DeskCents> =>
  expectedOf(await findExpectedParts(db, day))

/**
 * What it has received and given back on that day. A refund counts on the day on which it is handed over; the ledger has
 * it from the cancellation on.
 */
export async function findExpectedParts(db: Db, day: CalendarDate): Promise<ExpectedParts> {
  const payments = await db
    .selectFrom('payment')
    .select(['method', (row) => row.fn.sum<number | string>('captured_cents').as('cents')])
    .where('day', '=', day)
    .where('status', '=', 'captured')
    .groupBy('method')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['method', (row) => row.fn.sum<number | string>('amount_cents').as('cents')])
    .where('day', '=', day)
    .where('status', '=', 'succeeded')
    .groupBy('method')
    .execute()
  const deposits = await db
    .selectFrom('ledger')
    .innerJoin('damage_deposit', 'damage_deposit.id', 'ledger.damage_deposit_id')
    .select(['damage_deposit.method', 'ledger.kind', 'ledger.amount_cents as cents'])
    .where('ledger.day', '=', day)
    .where('ledger.kind', 'in', ['damage-held', 'damage-released'])
    .execute()
  return {
    taken: byMethod(payments),
    refunded: byMethod(refunds),
    deposits_taken: byMethod(deposits.filter(({ kind }) => kind === 'damage-held')),
    deposits_returned: byMethod(deposits.filter(({ kind }) => kind === 'damage-released')),
  }
}

type Row = { method: PaymentMethod; cents: Cents | string }

const byMethod = (rows: readonly Row[]): DeskCents =>
  deskCents((method) => rows.reduce((sum, row) => sum + (row.method === method ? Number(row.cents) : 0), 0))
