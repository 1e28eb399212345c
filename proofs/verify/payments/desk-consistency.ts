import { type CalendarDate, type LedgerAccount, sumOf, toCents } from '@luzzu/domain'
import { sql } from 'kysely'
import { findExpectedMoney } from '../../../apps/api/src/features/payments/expected-money.queries'
import type { Db } from '../../../apps/api/src/platform/database/schema'

type Amounts = { total_price: number; paid: number; refunded: number; balance_due: number }
type Deposit = { status: string; amount: number; captured: number }
/** An order as staff see it. */
export type ShownOrder = Amounts & {
  id: number
  status: string
  bookings: { status: string }[]
  damage_deposits: Deposit[]
}

type Held = Partial<Record<LedgerAccount, number>>

type Books = { held: Held; documents: number; refunds: number }

/** What an order shows, its rows in the ledger and its documents, compared to the cent. Returns what disagrees. */
export async function compareOrders(db: Db, orders: readonly ShownOrder[]): Promise<string[]> {
  const balances = await balancesOf(db)
  const documents = await documentsOf(db)
  const refunds = await refundsOf(db)
  return orders.flatMap((order) => {
    const { id } = order
    const books = {
      held: balances.get(id) ?? {},
      documents: documents.get(id) ?? 0,
      refunds: refunds.get(id) ?? 0,
    }
    const wrong = [...differencesOfMoney(order, books), ...differencesOfSale(order, books)]
    return wrong.length > 0 ? [`order ${id} (${order.status}): ${wrong.join('; ')}`] : []
  })
}

/** Money that came in and went back, damage deposits apart. */
function differencesOfMoney(order: ShownOrder, { held, documents, refunds }: Books): string[] {
  const { damage_deposits: deposits } = order
  const [paid, back] = [toCents(order.paid), toCents(order.refunded)]
  const kept = sumOf(deposits.map(({ captured }) => ({ cents: toCents(captured) })))
  const lent = sumOf(
    deposits.map(({ status, amount, captured }) => ({
      cents: toCents(status === 'held' ? amount : captured),
    })),
  )
  const received =
    (held.cash ?? 0) +
    (held.terminal ?? 0) +
    (held.bank ?? 0) +
    (held.stripe ?? 0) +
    (held.disputes ?? 0) -
    lent
  const net = paid - back
  return differences([
    ['received by the ledger', received, net],
    ['received by documents', documents - kept, net],
    ['refunded', refunds, back],
    ['below zero', Math.min(net, 0), 0],
  ])
}

/** What was sold and is owed; of requests nothing is posted yet, of expired holds never. */
function differencesOfSale(order: ShownOrder, { held: { customer = 0, retained = 0, sales = 0 } }: Books) {
  const owed = toCents(order.balance_due)
  const isPending = order.bookings.some(({ status }) => status === 'Pending')
  const shown: Difference[] = [
    ['owed', customer, owed],
    ['sold', -sales - retained, order.status === 'expired' ? 0 : toCents(order.total_price)],
  ]
  return differences([...(isPending ? [] : shown), ['below zero', Math.min(0, -sales, -retained, owed), 0]])
}

type Difference = [name: string, stored: number, shown: number]

const differences = (compared: readonly Difference[]): string[] =>
  compared
    .filter(([, stored, shown]) => stored !== shown)
    .map(([name, ...sums]) => `${name}: ${sums.join(' and ')}`)

async function balancesOf(db: Db): Promise<Map<number | null, Held>> {
  const balances = new Map<number | null, Held>()
  const rows = await db.selectFrom('ledger').select(['order_id', 'debit', 'credit', 'amount_cents']).execute()
  for (const { order_id, debit, credit, amount_cents } of rows) {
    const held = balances.get(order_id) ?? {}
    held[debit] = (held[debit] ?? 0) + amount_cents
    held[credit] = (held[credit] ?? 0) - amount_cents
    balances.set(order_id, held)
  }
  return balances
}

async function documentsOf(db: Db): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  const rows = await db
    .selectFrom('document')
    .select(['order_id', 'kind', 'amount_cents'])
    .where('cancelled_at', 'is', null)
    .execute()
  for (const { order_id, kind, amount_cents } of rows)
    sums.set(order_id, (sums.get(order_id) ?? 0) + (kind === 'credit_note' ? -amount_cents : amount_cents))
  return sums
}

async function refundsOf(db: Db): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  const rows = await db
    .selectFrom('refund')
    .select(['order_id', 'amount_cents'])
    .where('status', '<>', 'failed')
    .execute()
  for (const { order_id, amount_cents } of rows) sums.set(order_id, (sums.get(order_id) ?? 0) + amount_cents)
  return sums
}

/** Payments of which more went back than came in, or another sum than their refunds say. */
export async function countOverRefunded(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payment where refunded_cents > captured_cents or refunded_cents <> (
      select coalesce(sum(refund_share.amount_cents), 0) from refund_share
      join refund on refund.id = refund_share.refund_id
      where refund_share.payment_id = payment.id and refund.status <> 'failed'
    )`.execute(db)
  return Number(rows[0]?.count)
}

/** Numbers that are missing or given twice, in each series of receipts, invoices and credit notes. */
export async function countGaps(db: Db): Promise<number> {
  const documents = await db.selectFrom('document').select('number').execute()
  const series = Map.groupBy(documents, ({ number }) => number.slice(0, -6))
  return [...series.values()]
    .map((ones) => ones.map(({ number }) => Number(number.slice(-6))).sort((one, other) => one - other))
    .reduce((gaps, counts) => gaps + counts.filter((count, at) => count !== at + 1).length, 0)
}

/** Places at which more units are booked and on hold than there are. */
export async function countAboveUnits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      select product_id, booking_date, starts_at, ends_at from booking where status <> 'Cancelled'
      union all
      select product_id, booking_date, starts_at, ends_at from hold where expires_at > ${new Date().toISOString()}
    )
    select count(*) as count from taken join product on product.id = taken.product_id
    where product.units < (
      select count(*) from taken other
      where other.product_id = taken.product_id and other.booking_date = taken.booking_date
        and other.starts_at <= taken.starts_at and other.ends_at > taken.starts_at
    )`.execute(db)
  return Number(rows[0]?.count)
}

/** Days whose money has changed since their cash-up. */
export async function countChangedDays(db: Db): Promise<number> {
  let changed = 0
  for (const { date, expected } of await db.selectFrom('cash_up').select(['date', 'expected']).execute())
    if (JSON.stringify(await findExpectedMoney(db, date as CalendarDate)) !== expected) changed += 1
  return changed
}
