import { randomUUID } from 'node:crypto'
import { instantAfter } from '../clock'
import type { Tx } from '../database/schema'
import type { EmailTemplate, Sender } from './email-template'

export type EnqueuedEmail<Data extends { username: string }> = {
  site: Sender
  to: string
  template: EmailTemplate<Data>
  data: Data
  now: Date
  bookingId?: number
  /** Delay in milliseconds instead of that of the template. */
  delay?: number
}

/** Enqueues an email in the transaction of its cause; returns its id. */
export async function enqueueEmail<Data extends { username: string }>(
  tx: Tx,
  email: EnqueuedEmail<Data>,
): Promise<number> {
  const { id } = await tx.insertInto('outbox').values(toRow(email)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Enqueues emails about different bookings; returns their ids by booking. */
export async function enqueueEmails<Data extends { username: string }>(
  tx: Tx,
  emails: readonly (EnqueuedEmail<Data> & { bookingId: number })[],
): Promise<Map<number, number>> {
  if (emails.length === 0) return new Map()
  const rows = await tx
    .insertInto('outbox')
    .values(emails.map(toRow))
    .returning(['id', 'booking_id'])
    .execute()
  return new Map(rows.map(({ id, booking_id }) => [Number(booking_id), id]))
}

function toRow<Data extends { username: string }>({
  site,
  to,
  template,
  data,
  now,
  bookingId,
  delay = template.delay,
}: EnqueuedEmail<Data>) {
  return {
    kind: template.kind,
    recipient: to,
    subject: template.subject(site, data),
    data: JSON.stringify(data),
    message_id: `<${randomUUID()}@luzzu>`,
    booking_id: bookingId ?? null,
    created_at: instantAfter(now),
    due_at: instantAfter(now, delay),
  }
}

/** Withdraws emails that are not being sent yet; `false` when it is too late for one of them. */
export async function withdrawEmails(tx: Tx, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === BigInt(ids.length)
}
