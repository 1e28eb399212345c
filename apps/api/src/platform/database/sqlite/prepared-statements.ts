import type BetterSqlite3 from 'better-sqlite3'

export type Statement = BetterSqlite3.Statement<unknown[], unknown>

/** Statements cached; variable-length lists produce many texts, and the least recently used are dropped. */
const MAX_STATEMENTS = 500

/** The prepared statements of one connection. */
export class PreparedStatements {
  readonly #database: BetterSqlite3.Database
  readonly #statements = new Map<string, Statement>()

  constructor(database: BetterSqlite3.Database) {
    this.#database = database
  }

  prepare(sql: string): Statement {
    const cached = this.#statements.get(sql)
    if (cached) return cached
    const statement = this.#database.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > MAX_STATEMENTS) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }
}
