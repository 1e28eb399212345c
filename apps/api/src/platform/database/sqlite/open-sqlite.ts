import BetterSqlite3 from 'better-sqlite3'
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { ConfigError } from '../../config/config'
import { type OnQuery, queryLogging } from '../../tracing/tracing'
import { sqliteCatalogueRevision } from '../catalogue-revision'
import type { OpenedDatabase } from '../opened-database'
import { readBy } from '../prepared'
import type { Database } from '../schema'
import { PreparedStatements } from './prepared-statements'
import { SqliteConnection, type SqliteFile } from './sqlite-connection'
import { WriteLock } from './write-lock'

/** Older ones end in a segmentation fault when the driver opens a file. */
const OLDEST_NODE = 22
/** While opening, the process has nothing else to do. */
const OPEN_TIMEOUT_MS = 2000

type Options = {
  /** Refuses settings that may lose committed transactions. */
  durable?: boolean
  onQuery?: OnQuery | undefined
}

/**
 * Opens a SQLite file, by default with settings that survive a power failure.
 * @throws {Error} when SQLite does not apply them.
 * @throws {ConfigError} on a Node that the driver does not work with.
 */
export function openSqlite(file: string, { durable = true, onQuery }: Options = {}): OpenedDatabase {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new ConfigError(`Luzzu needs Node ${OLDEST_NODE}.18 or newer; this is ${process.versions.node}.`)
  }
  const database = new BetterSqlite3(file, { timeout: OPEN_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  database.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
  database.pragma('foreign_keys = ON')
  database.pragma('trusted_schema = OFF')
  if (durable) assertDurable(database)
  // A second, read-only connection sees committed data only, and never waits for a transaction of the first.
  const reader = new BetterSqlite3(file, { readonly: true, timeout: OPEN_TIMEOUT_MS })
  // From now on nothing blocks the event loop: `retryWhileBusy` does the waiting.
  for (const connection of [database, reader]) connection.pragma('busy_timeout = 0')
  const catalogueRevision = sqliteCatalogueRevision(reader)
  const db = new Kysely<Database>({
    dialect: new ImmediateSqliteDialect({ database, reader, onCommit: catalogueRevision.changed }),
    ...queryLogging(onQuery),
  })
  readBy(db, { reader, onQuery })
  return {
    db,
    catalogueRevision,
    withoutTimeouts: (work) => work(db),
    close: async () => {
      reader.close()
      if (database.open) database.pragma('wal_checkpoint(TRUNCATE)')
      await db.destroy()
    },
  }
}

/** WAL with `synchronous=FULL` (2): the default of the library may lose commits in a power failure. */
export function assertDurable(database: BetterSqlite3.Database): void {
  const settings = {
    journal_mode: database.pragma('journal_mode', { simple: true }),
    synchronous: database.pragma('synchronous', { simple: true }),
    foreign_keys: database.pragma('foreign_keys', { simple: true }),
  }
  if (settings.journal_mode !== 'wal' || settings.synchronous !== 2 || settings.foreign_keys !== 1) {
    throw new Error(`SQLite does not have the required durability settings: ${JSON.stringify(settings)}`)
  }
}

type Connections = Pick<SqliteFile, 'database' | 'onCommit'> & { reader: BetterSqlite3.Database }

/**
 * A SQLite dialect whose transactions take the write lock when they begin, whose reads wait for nobody, and whose
 * waiting for other processes does not block the event loop.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor({ database, reader, onCommit }: Connections) {
    super({ database })
    this.#file = {
      database,
      onCommit,
      writer: new PreparedStatements(database),
      reader: new PreparedStatements(reader),
      writeLock: new WriteLock(),
    }
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#file)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite rolls back DDL too, so migrations are atomic.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ImmediateSqliteDriver implements Driver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file)
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    this.#file.database.close()
  }
}
