import { DAY, instantAfter } from '../clock'
import type { Db, OutboxTable, StoredEmail } from '../database/schema'
import { type FailureKind, pauseAfter } from './classify-failure'

/** For how long an email is tried, from its first attempt. */
export const KEEP_TRYING_MS = 3 * DAY

/** One try to send an email. */
export type Attempt = { db: Db; email: StoredEmail; now: Date }
type Failure = { kind: FailureKind; reason: string /** Of the whole relay. */; pause: number | undefined }

/** An email that was sent keeps nothing of what it said. */
export async function settleSent({ db, email, now }: Attempt): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sent_at: instantAfter(now),
      data: null,
      last_error: null,
      leased_until: null,
      attempts: email.attempts + 1,
    })
    .where('id', '=', email.id)
    .execute()
}

/** Lets an email wait for its next attempt, or gives it up; an outage holds back all that is due. */
export async function settleFailure(
  { db, email, now }: Attempt,
  { kind, reason, pause }: Failure,
): Promise<void> {
  const at = instantAfter(now)
  const firstAttempt = email.first_attempt_at ?? at
  const age = now.getTime() - Date.parse(firstAttempt)
  const isGivenUp = kind === 'rejected' || age >= KEEP_TRYING_MS
  await db
    .updateTable('outbox')
    .set({
      leased_until: null,
      attempts: email.attempts + 1,
      first_attempt_at: firstAttempt,
      last_error: reason,
      due_at: instantAfter(now, pause ?? pauseAfter('deferred', age)),
      failed_at: isGivenUp ? at : null,
    })
    .where('id', '=', email.id)
    .execute()
  if (kind === 'outage') await postponeDue(db, now, reason)
}

/** What is due waits with the email that was tried, and as long. */
async function postponeDue(db: Db, now: Date, reason: string): Promise<void> {
  const at = instantAfter(now)
  const update = (change: Partial<Pick<OutboxTable, 'first_attempt_at' | 'failed_at' | 'last_error'>>) =>
    db
      .updateTable('outbox')
      .set(change)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('leased_until', 'is', null)
  await update({ first_attempt_at: at })
    .where('due_at', '<=', at)
    .where('first_attempt_at', 'is', null)
    .execute()
  await update({ failed_at: at, last_error: reason })
    .where('first_attempt_at', '<=', instantAfter(now, -KEEP_TRYING_MS))
    .execute()
}
