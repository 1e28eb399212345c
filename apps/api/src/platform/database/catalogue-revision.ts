import type BetterSqlite3 from 'better-sqlite3'

/** Tells whether data read from the catalogue is still current. */
export type CatalogueRevision = {
  /** Changes with every committed change of the catalogue, by any process; `undefined` when unknown. */
  revision(): number | undefined
  /** Call after a change by this process, before the response is sent. */
  changed(): void
}

/**
 * SQLite stores the revision in a row that triggers increment. It is read once per turn of the event loop, because the
 * requests of one turn had been sent before it began, and again after a change by this process.
 */
export function sqliteCatalogueRevision(reader: BetterSqlite3.Database): CatalogueRevision {
  let statement: BetterSqlite3.Statement<[], number> | undefined
  let revision: number | undefined
  let isRead = false
  const forget = () => {
    isRead = false
  }
  const read = () => {
    try {
      statement ??= reader.prepare<[], number>("select value from revision where name = 'catalogue'").pluck()
      return statement.get()
    } catch {
      // The request that follows reports the error.
      return undefined
    }
  }
  return {
    revision() {
      if (isRead) return revision
      revision = read()
      isRead = true
      setImmediate(forget)
      return revision
    },
    changed: forget,
  }
}
