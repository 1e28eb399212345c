import { runCommand } from '../run-command'
import { sqliteFileOf, verify } from '../sqlite-files'

runCommand(async ({ config, arguments: [file = sqliteFileOf(config)], print }) => {
  const { tables, rows } = verify(file)
  print(`${file} is valid: ${tables} tables, ${rows} rows.`)
})
