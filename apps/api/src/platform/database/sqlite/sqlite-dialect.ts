import type BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

type Connection = BetterSqlite3.Database
type Statement = BetterSqlite3.Statement<unknown[], unknown>

/** How many prepared statements are kept; texts with lists of varying length push out the oldest. */
const KEPT_STATEMENTS = 500

/**
 * SQLite as this product needs it: a transaction takes the right to write when it begins, since one that
 * asks for it only later is refused without waiting; and a statement is prepared once, not at each call.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Connection

  constructor(database: Connection) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database)
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

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #connection: PreparingConnection

  constructor(database: Connection) {
    super({ database })
    this.#connection = new PreparingConnection(database)
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection()
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A failure such as a full disk has already ended the transaction.
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection)
  }
}

class PreparingConnection implements DatabaseConnection {
  readonly #database: Connection
  readonly #statements = new Map<string, Statement>()

  constructor(database: Connection) {
    this.#database = database
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  // biome-ignore lint/correctness/useYield: lists are paged by key, nothing streams from a statement
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read page by page, not streamed from one statement.')
  }

  #prepare(sql: string): Statement {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > KEPT_STATEMENTS) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }
}
