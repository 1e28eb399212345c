import { runCommand } from '../run-command'
import { sqliteFileOf, verify } from '../sqlite-files'

runCommand(async ({ config, arguments: [file = sqliteFileOf(config)], say }) => {
  const { tables, rows } = verify(file)
  say(`${file} is whole: ${tables} tables, ${rows} rows.`)
})
