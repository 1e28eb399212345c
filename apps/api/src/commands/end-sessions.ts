import { normalizeEmail } from '@luzzu/domain'
import { findAccountByMail } from '../auth/accounts.queries'
import { endUserSessions } from '../auth/sessions'
import { consoleActor, recordChange } from '../platform/audit/audit'
import type { Db } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { CommandError } from '../platform/errors/command-error'
import { now } from './run-command'

/** Ends the sessions of the user with that email, or with `--all` of everybody; returns their number. */
export async function endSessions(db: Db, mailOrAll: string | undefined): Promise<number> {
  if (mailOrAll === '--all') return endAllSessions(db)
  if (!mailOrAll) throw new CommandError('Usage: sessions-end.js <email> | --all')
  const account = await findAccountByMail(db, normalizeEmail(mailOrAll))
  if (!account) throw new CommandError(`There is no account with the email ${mailOrAll}.`)
  return inTransaction(db, async (tx) => {
    const ended = await endUserSessions(tx, account.id, now())
    const [before, after] = [{ sessions: ended }, { sessions: 0 }]
    const change = { action: 'sessions-ended', entity: 'user', id: account.id, before, after } as const
    await recordChange(tx, consoleActor(now()), change)
    return ended
  })
}

function endAllSessions(db: Db): Promise<number> {
  const { at, requestId } = consoleActor(now())
  return inTransaction(db, async (tx) => {
    const accounts = tx
      .selectFrom('session')
      .select((row) => [
        row.val(at).as('at'),
        row.val('sessions-ended').as('action'),
        row.val('user').as('entity'),
        'account_id as entity_id',
        row.val(requestId).as('request_id'),
      ])
      .where('ended_at', 'is', null)
      .groupBy('account_id')
    await tx
      .insertInto('audit')
      .columns(['at', 'action', 'entity', 'entity_id', 'request_id'])
      .expression(accounts)
      .execute()
    const { numUpdatedRows } = await tx
      .updateTable('session')
      .set({ ended_at: at })
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}
