import type { Pool } from 'pg'
import type { CatalogueRevision } from './catalogue-revision'
import type { Db } from './schema'

/** An open database: its connection, its catalogue revision, and how to close it. */
export type OpenedDatabase = {
  db: Db
  catalogueRevision: CatalogueRevision
  /** The pool shared with other processes; PostgreSQL only. */
  pool?: Pool
  /** For long work such as a migration, over a connection without timeouts. */
  withoutTimeouts: <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>
  close: () => Promise<void>
}
