import { retryMails } from '../retry-mails'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [which], print }) => {
  const retried = await withDatabase(config, ({ db }) => retryMails(db, which))
  print(`${retried} ${retried === 1 ? 'email' : 'emails'} will be sent again.`)
})
