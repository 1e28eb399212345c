import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Networks from which an account has logged in: wrong passwords from elsewhere do not delay its owner there. */
export async function up(db: Kysely<never>): Promise<void> {
  const { strict } = columnTypes(db)
  await runAll(db, [
    `create table login_network (
      account_id integer not null references account (id) on delete cascade,
      network text not null,
      last_login_at text not null,
      primary key (account_id, network)
    ) ${strict}`,
  ])
}
