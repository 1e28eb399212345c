import { endSessions } from '../end-sessions'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [who], say }) => {
  const ended = await withDatabase(config, ({ db }) => endSessions(db, who))
  say(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
})
