import type BetterSqlite3 from 'better-sqlite3'
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely'
import { PreparedStatements } from './prepared-statements'
import { SqliteConnection, type SqliteFile } from './sqlite-connection'
import { WriteLock } from './write-lock'

/**
 * SQLite as this product needs it: a transaction takes the right to write when it begins, what only reads waits for
 * nobody, and waiting for another process does not block the event loop.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(database: BetterSqlite3.Database, reader: BetterSqlite3.Database) {
    super({ database })
    this.#file = {
      database,
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
  // SQLite rolls back changes of the schema like any others, so migrations happen wholly or not at all.
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
