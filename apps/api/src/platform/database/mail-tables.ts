import type { CalendarDate } from '@luzzu/domain'
import type { Generated, Selectable } from 'kysely'
import type { StoredInstant } from './account-tables'

/** Emails: pending, sent or failed. */
export type OutboxTable = {
  id: Generated<number>
  kind: string
  recipient: string
  subject: string
  /** Template data as JSON; empty once the email was sent. */
  data: string | null
  message_id: string
  booking_id: number | null
  created_at: StoredInstant
  due_at: StoredInstant
  leased_until: string | null
  attempts: Generated<number>
  first_attempt_at: StoredInstant | null
  last_error: string | null
  sent_at: StoredInstant | null
  failed_at: StoredInstant | null
}

export type StoredEmail = Selectable<OutboxTable>

/** Emails that customers have caused, by recipient and day of the business. */
export type MailQuotaTable = { recipient_hash: string; day: CalendarDate; used: number }
