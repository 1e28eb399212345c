import type { StoredMail } from '@luzzu/domain/contracts'
import { type AuditActor, recordChange } from '../../platform/audit/audit'
import type { Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { toStoredMail } from './mail.queries'

const ALREADY_SENT = 'This email was already sent.'

/**
 * Retries a failed email for another three days, or a delayed one at once. Its `Message-ID` stays.
 * @throws {Refusal} `invalid-state` for a sent email.
 */
export function retryMail(db: Db, actor: AuditActor, id: number): Promise<StoredMail> {
  return inTransaction(db, async (tx) => {
    // An email that was never attempted keeps its delay: until then it can be withdrawn.
    const retried = await tx
      .updateTable('outbox')
      .set({ failed_at: null, first_attempt_at: null, due_at: actor.at })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('first_attempt_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (retried) {
      await recordRetry(tx, actor, { mail: id })
      return toStoredMail(retried)
    }
    const mail = orNotFound(await tx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst())
    if (mail.sent_at !== null) throw new Refusal('invalid-state', { message: ALREADY_SENT })
    return toStoredMail(mail)
  })
}

/** Retries every failed email; returns their number. */
export function retryFailedMails(db: Db, actor: AuditActor): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ failed_at: null, first_attempt_at: null, due_at: actor.at })
      .where('failed_at', 'is not', null)
      .executeTakeFirst()
    const mails = Number(numUpdatedRows)
    if (mails > 0) await recordRetry(tx, actor, { mails })
    return mails
  })
}

function recordRetry(tx: Tx, actor: AuditActor, after: { mail: number } | { mails: number }): Promise<void> {
  return recordChange(tx, actor, { action: 'mail-resent', entity: 'system', id: 0, after })
}
