import type { Generated, Selectable } from 'kysely'

export type OutboxTable = {
  id: Generated<number>
  kind: string
  recipient: string
  subject: string
  body: string
  message_id: string
  booking_id: number | null
  created_at: string
  due_at: string
  leased_until: string | null
  attempts: Generated<number>
  last_error: string | null
  sent_at: string | null
  parked_at: string | null
}

export type StoredMail = Selectable<OutboxTable>

declare module '../database/schema' {
  interface Database {
    outbox: OutboxTable
  }
}
