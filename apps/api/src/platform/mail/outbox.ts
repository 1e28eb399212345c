import { randomUUID } from 'node:crypto'
import { instantAfter } from '../clock'
import type { Tx } from '../database/schema'
import type { EmailTemplate, Sender } from './email-template'

type EnqueuedEmail<Data extends { username: string }> = {
  site: Sender
  to: string
  template: EmailTemplate<Data>
  data: Data
  now: Date
  bookingId?: number
  /** Delay in milliseconds, during which the email can be withdrawn. */
  delay?: number
}

/** Enqueues an email in the transaction of its cause; returns its id. */
export async function enqueueEmail<Data extends { username: string }>(
  tx: Tx,
  { site, to, template, data, now, bookingId, delay = 0 }: EnqueuedEmail<Data>,
): Promise<number> {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      kind: template.kind,
      recipient: to,
      subject: template.subject(site, data),
      data: JSON.stringify(data),
      message_id: `<${randomUUID()}@luzzu>`,
      booking_id: bookingId ?? null,
      created_at: instantAfter(now),
      due_at: instantAfter(now, delay),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Withdraws an email that is not being sent yet; `false` when it is too late. */
export async function withdrawEmail(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
