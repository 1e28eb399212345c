import type BetterSqlite3 from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PreparedStatements, Statement } from './prepared-statements'
import { busyDeadline, retryWhileBusy } from './retry-while-busy'
import type { WriteLock } from './write-lock'

/** A connection that writes and one that only reads: it sees committed data and never waits. */
export type SqliteFile = {
  database: BetterSqlite3.Database
  writer: PreparedStatements
  reader: PreparedStatements
  writeLock: WriteLock
  /** Called after each commit of the writer. */
  onCommit: () => void
}

/** Executes queries and transactions. Only writers wait for each other. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  /** Releases the write lock; set during a transaction. */
  #endTurn: (() => void) | undefined

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#file
    if (this.#endTurn) return run(writer.prepare(sql), parameters)
    const deadline = busyDeadline()
    const statement = await retryWhileBusy(() => reader.prepare(sql), deadline)
    if (statement.readonly) return retryWhileBusy(() => run(statement, parameters), deadline)
    const result = await this.#inTurn(() => run<Row>(writer.prepare(sql), parameters), deadline)
    this.#file.onCommit()
    return result
  }

  /** Takes the database's write lock at once: a transaction that upgrades later is refused without waiting. */
  async begin(): Promise<void> {
    const deadline = busyDeadline()
    const endTurn = await this.#file.writeLock.acquire()
    try {
      await retryWhileBusy(() => this.#file.writer.prepare('begin immediate').run(), deadline)
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  commit(): void {
    this.#file.writer.prepare('commit').run()
    this.#file.onCommit()
  }

  rollback(): void {
    // An error such as a full disk has already ended the transaction.
    if (this.#file.database.inTransaction) this.#file.writer.prepare('rollback').run()
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  // biome-ignore lint/correctness/useYield: lists are paged by key, nothing streams from a statement
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read page by page, not streamed from one statement.')
  }

  async #inTurn<Value>(work: () => Value, deadline: number): Promise<Value> {
    const endTurn = await this.#file.writeLock.acquire()
    try {
      return await retryWhileBusy(work, deadline)
    } finally {
      endTurn()
    }
  }
}

function run<Row>(statement: Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
}
