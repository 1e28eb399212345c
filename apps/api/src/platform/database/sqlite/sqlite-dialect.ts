import type BetterSqlite3 from 'better-sqlite3'
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely'
import { PreparedStatements } from './prepared-statements'
import { SqliteConnection, type SqliteFile } from './sqlite-connection'
import { WriteLock } from './write-lock'

type Connections = Pick<SqliteFile, 'database' | 'onCommit'> & { reader: BetterSqlite3.Database }

/**
 * A SQLite dialect whose transactions take the write lock when they begin, whose reads wait for nobody, and whose
 * waiting for other processes does not block the event loop.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
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
