import { randomUUID } from 'node:crypto'
import { instantAfter } from '../clock'
import type { Tx } from '../database/schema'
import { type Email, emailSubject, type Sender } from './email-templates'

type Enqueued = {
  site: Sender
  to: string
  email: Email
  now: Date
  bookingId?: number
  /** Until then it can be withdrawn, in milliseconds. */
  delay?: number
}

/** Stores an email in the transaction of the change that causes it; returns its id. */
export async function enqueueEmail(
  tx: Tx,
  { site, to, email, now, bookingId, delay = 0 }: Enqueued,
): Promise<number> {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      kind: email.kind,
      recipient: to,
      subject: emailSubject(site, email),
      data: JSON.stringify(email.data),
      message_id: `<${randomUUID()}@luzzu>`,
      booking_id: bookingId ?? null,
      created_at: instantAfter(now),
      due_at: instantAfter(now, delay),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes an email back that nobody has begun to send; `false` when it is too late for that. */
export async function withdrawEmail(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
