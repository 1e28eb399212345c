import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** What the jobs of payments have told and wait for, and what a call-off has ended, so that it can be taken back. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table customer_order add column balance_told_at text',
    'alter table customer_order add column closure_id integer',
    'alter table customer_order add column held_until text',
    `create index customer_order_balance_hours on customer_order (balance_due_hours)
      where balance_due_hours is not null`,
    'create index customer_order_closure on customer_order (closure_id) where closure_id is not null',
    'alter table damage_deposit add column returned_at text',
    'alter table damage_deposit add column lapses_at text',
    'alter table damage_deposit add column lapse_told_at text',
    "create index damage_deposit_held on damage_deposit (id) where status = 'held'",
  ])
}
