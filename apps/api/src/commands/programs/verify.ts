import { sqliteFileOf, verify } from '../../backups/sqlite-files'
import { runCommand } from '../run-command'

runCommand(async ({ config, arguments: [file = sqliteFileOf(config)], print }) => {
  const { tables, rows } = verify(file)
  print(`${file} is valid: ${tables} tables, ${rows} rows.`)
})
