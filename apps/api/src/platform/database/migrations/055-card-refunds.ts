import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** What is known of refunds to cards, disputes, and whether staff were told what is wrong. */
export async function up(db: Kysely<never>): Promise<void> {
  const { strict } = columnTypes(db)
  await runAll(db, [
    'alter table refund add column stripe_id text',
    'create unique index refund_stripe on refund (stripe_id) where stripe_id is not null',
    'alter table refund add column bounced_at text',
    'alter table attention add column mailed_at text',
    'create index attention_unmailed on attention (id) where mailed_at is null',
    `create table dispute (
      stripe_id text primary key not null,
      payment_id integer not null references payment (id),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('open', 'won', 'lost'))
    ) ${strict}`,
    'create index dispute_payment on dispute (payment_id)',
  ])
}
