import { instantAfter, MINUTE } from '../../../platform/clock'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Caller } from '../caller'
import { readBody, readCount } from '../fields'
import { unprocessable } from '../octo-error'
import { lockResellerBooking } from './find-bookings'
import { holdExpiry } from './hold'
import { assertNotExpired } from './reseller-booking-values'
import { updateResellerBooking } from './update-reseller-booking'

const MAX_HOLD_MS = 120 * MINUTE

/** Makes a hold last longer; two hours after it was made it ends in any case. */
export function extendHold(
  db: Db,
  caller: Caller,
  uuid: unknown,
  body: unknown,
): Promise<ResellerBookingRow> {
  const minutes = readCount(readBody(body), 'expirationMinutes')
  return inTransaction(db, async (tx) => {
    const row = await lockResellerBooking(tx, caller, uuid)
    assertNotExpired(row, caller)
    if (row.state !== 'hold') throw unprocessable('Only a hold can be extended.')
    return renewHold(tx, caller, row, minutes)
  })
}

export async function renewHold(
  tx: Tx,
  { site, now, at }: Caller,
  row: ResellerBookingRow,
  minutes: number | undefined,
): Promise<ResellerBookingRow> {
  const wanted = holdExpiry(minutes ?? site.settings.octo_hold_minutes, now)
  const last = instantAfter(new Date(row.created_at), MAX_HOLD_MS)
  const expires_at = wanted < last ? wanted : last
  if (row.hold_id !== null)
    await tx.updateTable('hold').set({ expires_at, updated_at: at }).where('id', '=', row.hold_id).execute()
  return updateResellerBooking(tx, row, { expires_at, updated_at: at })
}
