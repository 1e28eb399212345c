import { MAX_ID } from '@luzzu/domain'
import type { MailState, StoredMail } from '@luzzu/domain/contracts'
import type { Db, StoredEmail } from '../../platform/database/schema'
import { takePage } from '../../platform/http/list-query'

export type MailFilter = { state: MailState; limit: number; cursor: number | undefined }
export type MailPage = { mails: StoredMail[]; next: number | undefined }

export async function listMails(db: Db, { state, limit, cursor }: MailFilter): Promise<MailPage> {
  const query = db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '<', cursor ?? MAX_ID)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await {
    waiting: query.where('sent_at', 'is', null).where('failed_at', 'is', null),
    failed: query.where('failed_at', 'is not', null),
    sent: query.where('sent_at', 'is not', null),
  }[state].execute()
  const { page, next } = takePage(rows, limit)
  return { mails: page.map(toStoredMail), next }
}

export function toStoredMail(row: StoredEmail): StoredMail {
  const { id, kind, recipient, subject, attempts, last_error, created_at, due_at, sent_at, failed_at } = row
  return {
    id,
    state: stateOf(row),
    kind,
    recipient,
    subject,
    attempts,
    last_error,
    created_at,
    due_at,
    sent_at,
    failed_at,
  }
}

function stateOf({ sent_at, failed_at }: Pick<StoredEmail, 'sent_at' | 'failed_at'>): MailState {
  if (sent_at !== null) return 'sent'
  return failed_at === null ? 'waiting' : 'failed'
}
