import {
  type CalendarDate,
  cashDifference,
  changedMethods,
  DESK_METHODS,
  type DeskCents,
  type ExpectedParts,
  expectedOf,
  toAmount,
} from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import { fromJson } from '../../platform/database/json-text'
import type { Db } from '../../platform/database/schema'
import { findExpectedParts } from '../payments/expected-money.queries'

const selectCashUps = (db: Db) =>
  db
    .selectFrom('cash_up')
    .leftJoin('account', 'account.id', 'cash_up.closed_by')
    .selectAll('cash_up')
    .select('account.username')

/**
 * The cash-up of a day; before it is done, with what is expected so far. What that is made of is not stored: of a closed day
 * it is told while it adds up to what was expected then.
 */
export async function findDay(
  db: Db,
  date: CalendarDate,
  { hasBreakdown }: { hasBreakdown: boolean },
): Promise<CashUpRecord> {
  const row = await selectCashUps(db).where('date', '=', date).executeTakeFirst()
  if (row && !hasBreakdown) return toCashUp(row)
  const parts = await findExpectedParts(db, date)
  const breakdown = hasBreakdown && { breakdown: toBreakdown(parts) }
  if (row) {
    const isSame = changedMethods(fromJson(row.expected), expectedOf(parts)).length === 0
    return { ...toCashUp(row), ...(isSame && breakdown) }
  }
  return {
    date,
    expected: toAmounts(expectedOf(parts)),
    ...breakdown,
    counted: null,
    difference: null,
    note: null,
    closed_at: null,
    closed_by: null,
  }
}

/** A cash-up that is done. */
export async function findCashUp(db: Db, id: number): Promise<CashUpRecord | undefined> {
  const row = await selectCashUps(db).where('cash_up.id', '=', id).executeTakeFirst()
  return row && toCashUp(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCashUps>['executeTakeFirstOrThrow']>>

function toCashUp({ date, note, closed_at, username, ...row }: Row): CashUpRecord {
  const expected = fromJson(row.expected)
  const counted = fromJson(row.counted)
  return {
    date,
    expected: toAmounts(expected),
    counted: toAmounts(counted),
    difference: toAmounts(cashDifference(counted, expected)),
    note,
    closed_at,
    closed_by: username,
  }
}

const toBreakdown = ({ taken, refunded, deposits_taken, deposits_returned }: ExpectedParts) => ({
  taken: toAmounts(taken),
  refunded: toAmounts(refunded),
  deposits_taken: toAmounts(deposits_taken),
  deposits_returned: toAmounts(deposits_returned),
})

const toAmounts = (cents: DeskCents) =>
  Object.fromEntries(DESK_METHODS.map((method) => [method, toAmount(cents[method])])) as DeskCents
