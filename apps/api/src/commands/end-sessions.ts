import { tidyMail } from '@luzzu/domain'
import { findAccountByMail } from '../features/users/users.queries'
import { instantAfter } from '../platform/clock'
import type { Db } from '../platform/database/schema'
import { endSessionsOf } from '../platform/sessions/sessions'
import { CommandError, now } from './run-command'

/** Ends the sessions of the user with that mail, or with `--all` those of everybody; returns how many. */
export async function endSessions(db: Db, who: string | undefined): Promise<number> {
  if (who === '--all') return endAll(db)
  if (!who) throw new CommandError('Usage: end-sessions <e-mail> | --all')
  const account = await findAccountByMail(db, tidyMail(who))
  if (!account) throw new CommandError(`Nobody has the e-mail ${who}.`)
  return endSessionsOf(db, account.id, now())
}

async function endAll(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: instantAfter(now()) })
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
