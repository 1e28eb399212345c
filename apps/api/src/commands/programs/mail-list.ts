import { PAGE_SIZE } from '@luzzu/domain'
import { MAIL_STATES } from '@luzzu/domain/contracts'
import { listMails } from '../../features/system/mail.queries'
import { CommandError } from '../../platform/errors/command-error'
import { runCommand, withDatabase } from '../run-command'

runCommand(async ({ config, arguments: [requested = 'failed'], print }) => {
  const state = MAIL_STATES.find((one) => one === requested)
  if (!state) throw new CommandError(`Usage: mail-list.js [${MAIL_STATES.join('|')}]`)
  const page = await withDatabase(config, ({ db }) =>
    listMails(db, { state, limit: PAGE_SIZE.max, cursor: undefined }),
  )
  for (const { id, kind, recipient, created_at, attempts, last_error } of page.mails)
    print([id, created_at, kind, recipient, `${attempts} attempts`, last_error ?? ''].join('  '))
  print(`${page.mails.length}${page.next === undefined ? '' : ' newest'} ${state}.`)
})
