import {
  type CalendarDate,
  cashDifference,
  DESK_METHODS,
  type DeskCents,
  expectedOf,
  toAmount,
} from '@luzzu/domain'
import type { CashUpRecord } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { findExpectedParts } from '../payments/expected-money.queries'

const selectCashUps = (db: Db) =>
  db
    .selectFrom('cash_up')
    .leftJoin('account', 'account.id', 'cash_up.closed_by')
    .selectAll('cash_up')
    .select('account.username')

/** The cash-up of a day; before it is done, with what is expected so far. */
export async function findDay(
  db: Db,
  date: CalendarDate,
  { hasBreakdown }: { hasBreakdown: boolean },
): Promise<CashUpRecord> {
  const row = await selectCashUps(db).where('date', '=', date).executeTakeFirst()
  if (row) return toCashUp(row)
  const parts = await findExpectedParts(db, date)
  return {
    date,
    expected: toAmounts(expectedOf(parts)),
    ...(hasBreakdown && {
      breakdown: {
        taken: toAmounts(parts.taken),
        refunded: toAmounts(parts.refunded),
        deposits_taken: toAmounts(parts.deposits_taken),
        deposits_returned: toAmounts(parts.deposits_returned),
      },
    }),
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
  const expected = JSON.parse(row.expected) as DeskCents
  const counted = JSON.parse(row.counted) as DeskCents
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

const toAmounts = (cents: DeskCents) =>
  Object.fromEntries(DESK_METHODS.map((method) => [method, toAmount(cents[method])])) as DeskCents
