import type { Generated, Selectable } from 'kysely'

export type OutboxTable = {
  id: Generated<number>
  kind: string
  recipient: string
  subject: string
  /** What the text is written from when the email is sent, as JSON; nothing once it was. */
  data: string | null
  message_id: string
  booking_id: number | null
  created_at: string
  due_at: string
  leased_until: string | null
  attempts: Generated<number>
  first_attempt_at: string | null
  last_error: string | null
  sent_at: string | null
  failed_at: string | null
}

export type StoredEmail = Selectable<OutboxTable>

declare module '../database/schema' {
  interface Database {
    outbox: OutboxTable
  }
}
