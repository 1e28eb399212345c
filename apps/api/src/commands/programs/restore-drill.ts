import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBackups } from '../../backups/backup-folder'
import { countRows, findDifferences } from '../../backups/compare-databases'
import { restore, sqliteFileOf } from '../../backups/sqlite-files'
import { migrate } from '../../platform/database/migrate'
import { openSqlite } from '../../platform/database/sqlite/open-sqlite'
import { CommandError } from '../../platform/errors/command-error'
import { runCommand } from '../run-command'

/** Restores a backup into a folder of its own, opens it as the server would, and compares it. */
runCommand(async ({ config, arguments: [given], print }) => {
  const live = sqliteFileOf(config)
  const backup = given ?? listBackups(config.backup.folder)[0]?.file
  if (!backup) throw new CommandError(`There is no backup in ${config.backup.folder}.`)
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-restore-'))
  try {
    const restored = join(folder, 'luzzu.sqlite')
    const from = performance.now()
    const { tables, rows } = restore(backup, restored, 'drill')
    print(`Restored ${backup}: ${tables} tables, ${rows} rows, verified.`)
    const differing = findDifferences(backup, restored)
    if (differing.length > 0) throw new CommandError(`The restored file differs in ${differing.join(', ')}.`)
    const database = openSqlite(restored)
    const migrations = await migrate(database)
    await database.close()
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    print(`Every row equals the backup. ${migrations.length} migrations ran. Ready after ${seconds} s.`)
    const now = countRows(live)
    for (const [table, count] of countRows(backup)) {
      const difference = (now.get(table) ?? 0) - count
      if (difference !== 0) print(`${table}: ${count} rows in the backup, ${count + difference} in use.`)
    }
    print('The drill succeeded; the database in use was only read.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
