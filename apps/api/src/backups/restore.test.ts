import { execFile } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import BetterSqlite3 from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../platform/database/migrate'
import { openSqlite } from '../platform/database/sqlite/open-sqlite'
import { backUp, restore, verify } from './sqlite-files'

const run = promisify(execFile)
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** A database with a backup; `stop` ends the server that has it open. */
async function backedUp() {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'luzzu.sqlite')
  const backup = join(folder, 'backup.sqlite')
  const database = openSqlite(file)
  await migrate(database)
  backUp(file, backup)
  return { folder, file, backup, stop: database.close }
}

function change(file: string, statement: string): void {
  const database = new BetterSqlite3(file)
  database.exec(statement)
  database.close()
}

/** From the first byte on, so that SQLite takes it for another kind of file. */
function damage(file: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, 'x'.repeat(4000), 0)
  closeSync(handle)
}

test('a backup replaces a database that is damaged beyond reading, which is kept', async () => {
  const { file, backup, stop } = await backedUp()
  await stop()
  damage(file)

  const { previous } = restore(backup, file, 'now')

  expect(verify(file).tables).toBeGreaterThan(10)
  expect(readFileSync(previous ?? '', 'latin1')).toContain('x'.repeat(4000))
})

test.each([
  ['an empty file', (file: string) => writeFileSync(file, '')],
  ['another database', (file: string) => change(file, 'create table note (text)')],
])('%s is neither taken for a backup nor restored', async (_what, write) => {
  const { folder, file, stop } = await backedUp()
  await stop()
  const other = join(folder, 'other.sqlite')
  write(other)

  expect(() => verify(other)).toThrow('is no database of Luzzu')
  expect(() => restore(other, file, 'now')).toThrow('is no database of Luzzu')
  expect(verify(file).tables).toBeGreaterThan(10)
})

test('the backup of a newer version is not restored', async () => {
  const { folder, file, backup, stop } = await backedUp()
  await stop()
  change(
    backup,
    "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00Z')",
  )

  expect(() => restore(backup, file, 'now')).toThrow(
    'is of a newer version, which has the migration 999-later',
  )
  expect(readdirSync(folder).sort()).toEqual(['backup.sqlite', 'luzzu.sqlite'])
})

test('a restore that is refused leaves no copy behind, and begins no series of numbers', async () => {
  const { folder, backup, stop } = await backedUp()
  const command = run(process.execPath, ['--import', 'tsx', 'src/commands/programs/restore.ts', backup], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: folder },
  })

  await expect(command).rejects.toMatchObject({ stderr: 'The database is in use: stop the server first.\n' })

  await stop()
  expect(readdirSync(folder).sort()).toEqual(['backup.sqlite', 'luzzu.sqlite'])
})
