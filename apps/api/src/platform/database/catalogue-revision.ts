import type BetterSqlite3 from 'better-sqlite3'

/** Tells whether what was read from the catalogue before is still what the catalogue holds. */
export type CatalogueRevision = {
  /** Changes with every committed change of the catalogue, whichever process made it; `undefined` when unknown. */
  revision(): number | undefined
  /** Said after a change by this process, before anyone is told that it was made. */
  changed(): void
}

/** SQLite keeps the revision in a row that its triggers raise; reading it costs microseconds. */
export function sqliteCatalogueRevision(reader: BetterSqlite3.Database): CatalogueRevision {
  let statement: BetterSqlite3.Statement<[], number> | undefined
  return {
    revision() {
      try {
        statement ??= reader
          .prepare<[], number>("select value from revision where name = 'catalogue'")
          .pluck()
        return statement.get()
      } catch {
        // What cannot be asked for is not known; the request itself says what is wrong.
        return undefined
      }
    },
    changed() {},
  }
}
