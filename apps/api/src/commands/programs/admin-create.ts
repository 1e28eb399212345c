import { findSite } from '../../platform/settings/site'
import { createAdmin } from '../create-admin'
import { readPasswordFromStdin, takesPassword } from '../read-password'
import { runCommand, withDatabase } from '../run-command'

const INVITED = 'The sessions were ended, the password was removed, and a link to set a new one was emailed.'

runCommand(async ({ config, arguments: [mail, ...options], print }) => {
  const password = takesPassword(options) ? await readPasswordFromStdin(process.stdin) : undefined
  const admin = await withDatabase(config, async ({ db }) =>
    createAdmin(db, { mail, password, site: await findSite(db, config.site) }),
  )
  if (admin.outcome === 'created')
    print(`Administrator: ${admin.mail}\nPassword: ${password ? 'as given' : admin.password}`)
  else if (admin.outcome === 'promoted') print(`${admin.mail} is an administrator now. ${INVITED}`)
  else print(`${admin.mail} is an administrator already.`)
})
