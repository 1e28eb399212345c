import { pluralize } from '@luzzu/domain'
import { retryMails } from '../retry-mails'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [which], print }) => {
  const retried = await withDatabase(config, ({ db }) => retryMails(db, which))
  print(`${pluralize(retried, 'email')} will be sent again.`)
})
