import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Which object of Stripe is otherwise than in the books, and which of it staff have settled. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table attention add column stripe_id text',
    'alter table attention add column settled_by integer',
    'alter table attention add column note text',
    'create index attention_stripe on attention (stripe_id) where stripe_id is not null',
    'create index attention_settled on attention (resolved_at) where settled_by is not null',
  ])
}
