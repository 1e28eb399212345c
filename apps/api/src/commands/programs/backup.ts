import { backupFile } from '../../backups/backup-folder'
import { backUp, sqliteFileOf } from '../../backups/sqlite-files'
import { recordCommand } from '../record-command'
import { now, runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [target], print }) => {
  const file = target ?? backupFile(config.backup.folder, now())
  const { tables, rows } = backUp(sqliteFileOf(config), file)
  await withDatabase(config, ({ db }) => recordCommand(db, 'backed-up'))
  print(`Backed up to ${file}: ${tables} tables, ${rows} rows, verified.`)
})
