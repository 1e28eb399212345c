import { readDocumentSeries } from '../../backups/compare-databases'
import { restore, sqliteFileOf } from '../../backups/sqlite-files'
import { describeErased, repeatErasures } from '../../features/account/repeat-erasures'
import { continueSeries, noteNextSeries } from '../../features/documents/document-series'
import { migrate } from '../../platform/database/migrate'
import { CommandError } from '../../platform/errors/command-error'
import { recordCommand } from '../record-command'
import { now, runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [backup], print }) => {
  if (!backup) throw new CommandError('Usage: restore.js <backup file>. Stop the server first.')
  const stamp = now().toISOString().replaceAll(':', '-')
  const { tables, rows, previous } = restore(backup, sqliteFileOf(config), stamp, {
    beforeReplacing: () => noteNextSeries(config.dataDir, readDocumentSeries(backup)),
  })
  const erased = await withDatabase(config, async (database) => {
    await migrate(database)
    await continueSeries(database.db, config.dataDir)
    await recordCommand(database.db, 'restored')
    return repeatErasures(database.db, config, now())
  })
  print(`Restored from ${backup}: ${tables} tables, ${rows} rows, verified.`)
  if (erased > 0) print(`Erased again, as they were after the backup: ${describeErased(erased)}.`)
  if (previous) print(`The previous database is kept at ${previous}.`)
})
