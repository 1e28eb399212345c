import type { Selectable } from 'kysely'
import { DAY, instantAfter, MINUTE } from '../clock'
import type { Db, OutboxTable, StoredEmail } from '../database/schema'
import { type DeliveryFailure, retryDelay } from './classify-failure'

/** How long delivery is attempted, from the first attempt. */
export const RETRY_PERIOD_MS = 3 * DAY

/** For how long a failing email holds back later ones to its recipient: what it says may be what fails. */
export const IN_ORDER_RETRY_MS = 10 * MINUTE

/** One attempt to send an email. */
export type Attempt = { db: Db; email: StoredEmail; now: Date }
/** `pause`: an outage delays the whole relay. */
type Failure = { kind: DeliveryFailure; reason: string; pause: number | undefined }

/** A sent email keeps nothing of its content. */
export async function recordSent({ db, email, now }: Attempt): Promise<void> {
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

/** Schedules the next attempt or gives the email up; an outage postpones every due email. */
export async function recordFailure(
  { db, email, now }: Attempt,
  { kind, reason, pause }: Failure,
): Promise<void> {
  const at = instantAfter(now)
  const firstAttempt = email.first_attempt_at ?? at
  const age = now.getTime() - Date.parse(firstAttempt)
  const isFinal = kind === 'rejected' || age >= RETRY_PERIOD_MS
  const dueAt = instantAfter(now, pause ?? retryDelay('deferred', age))
  await db
    .updateTable('outbox')
    .set({
      leased_until: null,
      attempts: email.attempts + 1,
      first_attempt_at: firstAttempt,
      last_error: reason,
      due_at: dueAt,
      failed_at: isFinal ? at : null,
    })
    .where('id', '=', email.id)
    .execute()
  const isOutage = kind === 'outage'
  // First, because those that follow are due as well.
  if (isOutage) await postponeDue(db, now, reason)
  if (!isFinal && (isOutage || age < IN_ORDER_RETRY_MS)) await postponeFollowing(db, email, dueAt)
}

/** Those to the same recipient wait as well, so that they arrive in order and do not keep others waiting. */
async function postponeFollowing(
  db: Db,
  { id, recipient }: StoredEmail,
  dueAt: StoredEmail['due_at'],
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: dueAt })
    .where('recipient', '=', recipient)
    .where('id', '>', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<', dueAt)
    .execute()
}

/** Postpones the due emails together with the attempted one. */
async function postponeDue(db: Db, now: Date, reason: string): Promise<void> {
  const at = instantAfter(now)
  const update = (
    change: Partial<Pick<Selectable<OutboxTable>, 'first_attempt_at' | 'failed_at' | 'last_error'>>,
  ) =>
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
    .where('first_attempt_at', '<=', instantAfter(now, -RETRY_PERIOD_MS))
    .execute()
}
