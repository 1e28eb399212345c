import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE } from 'kysely'
import type { Config } from '../platform/config/config'
import { SQLITE_FILE } from '../platform/config/data-folder'
import { MIGRATIONS } from '../platform/database/migrations/list'
import { CommandError } from '../platform/errors/command-error'
import { isBusy } from '../platform/errors/database-errors'

export type VerificationResult = { tables: number; rows: number }

/** Path of the configured SQLite file; PostgreSQL has its own backup commands. */
export function sqliteFileOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl)
    throw new CommandError(
      'DATABASE_URL is set: back PostgreSQL up with pg_dump -Fc, restore it with pg_restore.',
    )
  return join(dataDir, SQLITE_FILE)
}

/**
 * Writes a consistent backup of the database while it is in use; the file appears once it is complete. `vacuum into`
 * reads one snapshot, so it ends however much is written meanwhile.
 */
export function backUp(file: string, target: string): VerificationResult {
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`)
  if (existsSync(target))
    throw new CommandError(`${target} is there already; a backup never overwrites another.`)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = `${target}.part`
  try {
    const verdict = copy(file, part)
    renameSync(part, target)
    sync(dirname(target))
    return verdict
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Writes a verified backup to disk, readable by its owner only. */
function copy(file: string, target: string): VerificationResult {
  rmSync(target, { force: true })
  // SQLite fills an existing empty file and keeps its mode.
  closeSync(openSync(target, 'wx', 0o600))
  const source = new BetterSqlite3(file, { readonly: true, timeout: 10_000 })
  try {
    source.prepare('vacuum into ?').run(target)
  } finally {
    source.close()
  }
  const verdict = verify(target)
  sync(target)
  return verdict
}

type Replacing = {
  /** Called once nothing can refuse the backup any more, before it takes the place of the database. */
  beforeReplacing?: () => void
}

/** Replaces the database by a backup; the old database is previous under another name. */
export function restore(
  backup: string,
  file: string,
  stamp: string,
  { beforeReplacing }: Replacing = {},
): VerificationResult & { previous: string | undefined } {
  if (!existsSync(backup)) throw new CommandError(`There is no backup at ${backup}.`)
  verify(backup)
  requireKnownSchema(backup)
  const part = `${file}.part`
  try {
    const verdict = copy(backup, part)
    requireUnused(file)
    beforeReplacing?.()
    return { ...verdict, previous: replace(file, part, stamp) }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** The old database stays in its place until the new one takes it, so that there always is one. */
function replace(file: string, part: string, stamp: string): string | undefined {
  const previous = existsSync(file) ? `${file}.before-${stamp}` : undefined
  if (previous) {
    continueIds(part, file)
    keepAs(file, previous)
    chmodSync(previous, 0o600)
  }
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
  renameSync(part, file)
  sync(dirname(file))
  return previous
}

/** What was made after the backup is lost, but emails and calendars still know it by its id: that is not given again. */
function continueIds(part: string, replaced: string): void {
  const database = new BetterSqlite3(part)
  try {
    database.prepare('attach ? as replaced').run(replaced)
    database.exec(`update main.sqlite_sequence set seq = max(seq, coalesce((
      select later.seq from replaced.sqlite_sequence later where later.name = main.sqlite_sequence.name), 0))`)
    database.exec(`insert into main.sqlite_sequence (name, seq) select name, seq from replaced.sqlite_sequence
      where name in (select name from main.sqlite_schema) and name not in (select name from main.sqlite_sequence)`)
  } catch {
    // A damaged database, which is why it is replaced, cannot tell.
  } finally {
    database.close()
  }
  sync(part)
}

/** Gives a file a second name; not every file system can, then it is copied. */
function keepAs(file: string, other: string): void {
  try {
    linkSync(file, other)
  } catch {
    copyFileSync(file, other)
    sync(other)
  }
}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/

/**
 * A running server would go on writing to a file that is replaced, or was copied.
 * @throws {CommandError} while another process has the database open.
 */
export function requireUnused(file: string): void {
  if (!existsSync(file)) return
  const database = new BetterSqlite3(file, { timeout: 500 })
  try {
    // SQLite only leaves WAL mode when no other connection is open.
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    if (isBusy(error)) throw new CommandError('The database is in use: stop the server first.')
    // A damaged database, which is why it is replaced, cannot tell.
    if (!DAMAGED.test((error as { code?: string }).code ?? '')) throw error
  } finally {
    database.close()
  }
}

/** A newer version has changed the schema in ways that this one does not know. */
function requireKnownSchema(backup: string): void {
  const database = new BetterSqlite3(backup, { readonly: true })
  try {
    const ran = database
      .prepare<[], string>(`select name from ${MIGRATION_TABLE} order by name`)
      .pluck()
      .all()
    const unknown = ran.find((name) => !(name in MIGRATIONS))
    if (unknown)
      throw new CommandError(
        `${backup} is of a newer version, which has the migration ${unknown}: restore it with that.`,
      )
  } finally {
    database.close()
  }
}

/** @throws {CommandError} when the file is damaged, or no database of this server. */
export function verify(file: string): VerificationResult {
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`)
  let database: BetterSqlite3.Database | undefined
  try {
    database = new BetterSqlite3(file, { readonly: true })
    const integrity = database.pragma('integrity_check', { simple: true })
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (integrity !== 'ok') throw new CommandError(`${file} is damaged: ${String(integrity)}`)
    if (orphans.length > 0)
      throw new CommandError(`${file} has ${orphans.length} rows with a broken reference.`)
    // An empty file is a valid database as well.
    if (!hasTable(database, MIGRATION_TABLE)) throw new CommandError(`${file} is no database of Luzzu.`)
    return count(database)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `${file} is not a readable database: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    database?.close()
  }
}

const hasTable = (database: BetterSqlite3.Database, name: string) =>
  database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined

function count(database: BetterSqlite3.Database): VerificationResult {
  const tables = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
  const rows = tables.map(
    (name) => database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0,
  )
  return { tables: tables.length, rows: rows.reduce((sum, number) => sum + number, 0) }
}

function sync(file: string): void {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
