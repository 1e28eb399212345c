import { randomUUID } from 'node:crypto'
import { instantAfter } from '../clock'
import type { Db, Tx } from '../database/schema'
import type { Letter } from './letters'

type Posting = {
  to: string
  letter: Letter
  now: Date
  bookingId?: number
  /** Until then it can be withdrawn, in milliseconds. */
  delay?: number
}

/** Stores a mail in the transaction of the change that causes it; returns its id. */
export async function post(tx: Tx, { to, letter, now, bookingId, delay = 0 }: Posting): Promise<number> {
  const { id } = await tx
    .insertInto('outbox')
    .values({
      kind: letter.kind,
      recipient: to,
      subject: letter.subject,
      body: letter.body,
      message_id: `<${randomUUID()}@luzzu>`,
      booking_id: bookingId ?? null,
      created_at: instantAfter(now),
      due_at: instantAfter(now, delay),
      leased_until: null,
      last_error: null,
      sent_at: null,
      parked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a mail back that nobody has begun to send; `false` when it is too late for that. */
export async function withdraw(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many mails wait, and how many were given up. */
export async function countMails(db: Db): Promise<{ waiting: number; parked: number }> {
  const count = (column: 'parked_at' | null) =>
    db
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .where('parked_at', column ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
  return { waiting: (await count(null)).count, parked: (await count('parked_at')).count }
}
