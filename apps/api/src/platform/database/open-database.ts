import type { Pool } from 'pg'
import type { CatalogueRevision } from './catalogue-revision'
import type { Db } from './schema'

/** A database in use: its connection, what tells of changes by others, and how to let go of it. */
export type OpenDatabase = {
  db: Db
  catalogueRevision: CatalogueRevision
  /** Where other processes may share the database. */
  pool?: Pool
  /** For work that may take long, such as a migration: over a connection that waits as long as it takes. */
  withoutTimeouts: <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>
  close: () => Promise<void>
}
