import {
  belowZeroErrors,
  CASH_UP_MESSAGES,
  type CashUp,
  cashDifference,
  changedMethods,
  DESK_METHODS,
  dateIn,
} from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import { toJson } from '../../platform/database/json-text'
import type { Tx } from '../../platform/database/schema'
import { Refusal, refuseFields } from '../../platform/errors/refusal'
import { lockDay } from '../payments/closed-days'
import { findExpectedMoney } from '../payments/expected-money.queries'
import { type Bookkeeping, postLedgerEvent } from '../payments/ledger'

/**
 * Closes a day: what was counted is kept, what differs from what was expected is posted on that day. Returns its id.
 * @throws {Refusal} `in-use` when it is closed already, `expected-changed` when more or less is expected than was shown, `invalid` for a day to come or an impossible count.
 */
export async function closeDay(
  tx: Tx,
  { date, counted, expected: shown, note }: CashUp,
  books: Bookkeeping & { staffId: number },
): Promise<number> {
  const { site, now, staffId } = books
  if (date > dateIn(site.timeZone, now)) throw refuseFields({ date: CASH_UP_MESSAGES.future })
  if (await lockDay(tx, date)) throw new Refusal('in-use', { message: CASH_UP_MESSAGES.closed })
  const expected = await findExpectedMoney(tx, date)
  if (shown && changedMethods(shown, expected).length > 0) throw new Refusal('expected-changed')
  const errors = belowZeroErrors(counted, expected)
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
  const { id } = await tx
    .insertInto('cash_up')
    .values({
      date,
      expected: toJson(expected),
      counted: toJson(counted),
      note,
      closed_at: instantAfter(now),
      closed_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const difference = cashDifference(counted, expected)
  for (const method of DESK_METHODS)
    await postLedgerEvent(
      tx,
      { kind: 'cash-difference', method, cents: difference[method] },
      { order: null, day: date },
      books,
    )
  return id
}
