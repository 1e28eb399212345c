import {
  type CalendarDate,
  type Cents,
  DESK_METHODS,
  type DeskMethod,
  type PaymentMethod,
} from '@luzzu/domain'
import type { Db } from '../../platform/database/schema'

/**
 * What the business has received and given back on a day, by method of the desk. A refund counts on the day on which it
 * is handed over; the ledger has it from the cancellation on.
 */
export async function findExpectedMoney(db: Db, day: CalendarDate): Promise<Record<DeskMethod, Cents>> {
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
  const deposits = await listDeposits(db, day)
  const sumOf = (rows: readonly { method: PaymentMethod; cents: number | string }[], method: DeskMethod) =>
    rows.reduce((sum, row) => sum + (row.method === method ? Number(row.cents) : 0), 0)
  const expected = DESK_METHODS.map((method) => [
    method,
    sumOf(payments, method) - sumOf(refunds, method) + sumOf(deposits, method),
  ])
  return Object.fromEntries(expected) as Record<DeskMethod, Cents>
}

/** Damage deposits that were taken, and given back as negative sums. */
async function listDeposits(db: Db, day: CalendarDate): Promise<{ method: PaymentMethod; cents: Cents }[]> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('damage_deposit', 'damage_deposit.id', 'ledger.damage_deposit_id')
    .select(['damage_deposit.method', 'ledger.kind', 'ledger.amount_cents'])
    .where('ledger.day', '=', day)
    .where('ledger.kind', 'in', ['damage-held', 'damage-released'])
    .execute()
  return rows.map(({ method, kind, amount_cents }) => ({
    method,
    cents: kind === 'damage-held' ? amount_cents : -amount_cents,
  }))
}
