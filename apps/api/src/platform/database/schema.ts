import type { Kysely, Transaction } from 'kysely'

/**
 * Table name → row. Each table is described beside the code that owns it and adds its line here by
 * declaration merging, so that the platform does not have to know the features.
 */
export interface Database {
  revision: { name: string; value: number }
}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
