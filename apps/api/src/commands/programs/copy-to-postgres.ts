import { join } from 'node:path'
import { requireUnused, verify } from '../../backups/sqlite-files'
import { SQLITE_FILE } from '../../platform/config/data-folder'
import { openPostgres } from '../../platform/database/postgres/open-postgres'
import { openSqlite } from '../../platform/database/sqlite/open-sqlite'
import { CommandError } from '../../platform/errors/command-error'
import { copyToPostgres } from '../copy-to-postgres'
import { recordCommand } from '../record-command'
import { runCommand } from '../run-command'

runCommand(async ({ config, print }) => {
  if (!config.databaseUrl)
    throw new CommandError(
      'Set DATABASE_URL to the PostgreSQL database to copy to, and stop the server first.',
    )
  const file = join(config.dataDir, SQLITE_FILE)
  verify(file)
  requireUnused(file)
  const from = openSqlite(file)
  const to = await openPostgres(config.databaseUrl)
  try {
    await copyToPostgres(from.db, to, ({ table, rows, checksum }) =>
      print(`${table}: ${rows} rows, ${checksum} on both sides`),
    )
    await recordCommand(to.db, 'copied')
    print('The copy is complete. Start the server with DATABASE_URL and JWT_SECRET.')
  } finally {
    await from.close()
    await to.close()
  }
})
