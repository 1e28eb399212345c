import { endSessions } from '../end-sessions'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [who], print }) => {
  const ended = await withDatabase(config, ({ db }) => endSessions(db, who))
  print(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
})
