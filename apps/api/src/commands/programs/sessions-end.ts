import { pluralize } from '@luzzu/domain'
import { endSessions } from '../end-sessions'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [who], print }) => {
  const ended = await withDatabase(config, ({ db }) => endSessions(db, who))
  print(`${pluralize(ended, 'session')} ended.`)
})
