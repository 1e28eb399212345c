import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** The browser and system in which a session began, such as `Firefox on Windows`. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table session add column device text'])
}
