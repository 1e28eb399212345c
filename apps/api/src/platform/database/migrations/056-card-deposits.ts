import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** What is known of damage deposits that are authorized on a card. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table damage_deposit add column session_id text',
    'alter table damage_deposit add column intent_id text',
    'alter table damage_deposit add column url text',
    'alter table damage_deposit add column authorized_at text',
    'alter table damage_deposit add column ended_at text',
    'create unique index damage_deposit_session on damage_deposit (session_id) where session_id is not null',
    'create unique index damage_deposit_intent on damage_deposit (intent_id) where intent_id is not null',
    `create index damage_deposit_card on damage_deposit (id) where method = 'card' and ended_at is null`,
  ])
}
