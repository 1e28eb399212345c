import { parseId } from '@luzzu/domain'
import { retryFailedMails, retryMail } from '../features/system/mail.commands'
import { consoleActor } from '../platform/audit/audit'
import type { Db } from '../platform/database/schema'
import { CommandError } from '../platform/errors/command-error'
import { Refusal } from '../platform/errors/refusal'
import { now } from './run-command'

/** Retries the failed email with that id, or with `--all` every failed email; returns their number. */
export async function retryMails(db: Db, idOrAll: string | undefined): Promise<number> {
  const actor = consoleActor(now())
  if (idOrAll === '--all') return retryFailedMails(db, actor)
  const id = idOrAll === undefined ? undefined : parseId(idOrAll)
  if (id === undefined) throw new CommandError('Usage: mail-retry.js <id> | --all')
  try {
    await retryMail(db, actor, id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new CommandError(
      error.code === 'not-found' ? `There is no email ${id}.` : `Email ${id} was sent already.`,
    )
  }
  return 1
}
