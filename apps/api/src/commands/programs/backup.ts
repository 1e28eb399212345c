import { join } from 'node:path'
import { recordCommand } from '../record-command'
import { now, runCommand, withDatabase } from '../run-command'
import { backUp, sqliteFileOf } from '../sqlite-files'

runCommand(async ({ config, arguments: [target], print }) => {
  const stamp = now().toISOString().replaceAll(':', '-')
  const file = target ?? join(config.dataDir, 'backups', `luzzu-${stamp}.sqlite`)
  const { tables, rows } = backUp(sqliteFileOf(config), file)
  await withDatabase(config, ({ db }) => recordCommand(db, 'backed-up'))
  print(`Backed up to ${file}: ${tables} tables, ${rows} rows, verified.`)
})
