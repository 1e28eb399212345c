import { toAmount } from '@luzzu/domain'
import type { DamageDeposit } from '@luzzu/domain/contracts'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'

export const findDeposit = (db: Db, id: number) =>
  db.selectFrom('damage_deposit').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether guests can still leave a damage deposit on a card. */
export const isOpenDeposit = ({ method, status, authorized_at }: DamageDepositRow) =>
  method === 'card' && status === 'held' && authorized_at === null

export const toDamageDeposit = (row: DamageDepositRow): DamageDeposit => ({
  id: row.id,
  booking_id: row.booking_id,
  method: row.method,
  amount: toAmount(row.amount_cents),
  status: isOpenDeposit(row) ? 'open' : row.status,
  captured: toAmount(row.captured_cents),
  url: isOpenDeposit(row) ? row.url : null,
  authorized_at: row.authorized_at,
  lapses_at: row.status === 'held' ? row.lapses_at : null,
  reason: row.reason,
  created_at: row.created_at,
})
