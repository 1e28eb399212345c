import { createAdmin } from '../create-admin'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [mail, password], say }) => {
  const made = await withDatabase(config, ({ db }) => createAdmin(db, mail, password))
  if (made.password === undefined) say(`${made.mail} is an administrator now, and keeps the password.`)
  else say(`Administrator: ${made.mail}\nPassword: ${made.password}`)
})
