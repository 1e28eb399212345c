import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import { instantAfter } from '../../platform/clock'
import type { Database, Tx } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'

/** Leaves room to rise. */
const FIRST_VERSIONS = 2 ** 30

type NewOrder = Pick<
  Insertable<Database['customer_order']>,
  'status' | 'account_id' | 'network' | 'policy' | 'expires_at'
>

/** An order without bookings yet, by the terms of today; returns its id. */
export async function insertOrder(tx: Tx, order: NewOrder, { site, now }: Moment): Promise<number> {
  const at = instantAfter(now)
  const { id } = await tx
    .insertInto('customer_order')
    .values({
      ...order,
      currency: site.currency,
      customer: null,
      balance_due_hours: site.settings.payments.balance_due_hours,
      invoice: null,
      // After a restore ids are given again: the links of a lost order must not open another one.
      token_version: randomInt(1, FIRST_VERSIONS),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
