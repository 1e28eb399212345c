import { restore, sqliteFileOf } from '../../backups/sqlite-files'
import { CommandError } from '../command-error'
import { recordCommand } from '../record-command'
import { now, runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [backup], print }) => {
  if (!backup) throw new CommandError('Usage: restore <backup file>. Stop the server first.')
  const stamp = now().toISOString().replaceAll(':', '-')
  const { tables, rows, previous } = restore(backup, sqliteFileOf(config), stamp)
  await withDatabase(config, ({ db }) => recordCommand(db, 'restored'))
  print(`Restored from ${backup}: ${tables} tables, ${rows} rows, verified.`)
  if (previous) print(`The previous database is kept at ${previous}.`)
})
