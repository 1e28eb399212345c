import { sql } from 'kysely'
import { isPostgres } from '../../platform/database/dialect'
import type { AccountRow, AuditRow, Tx } from '../../platform/database/schema'

/** What people have written about the customer of a booking. */
const FREE_TEXT = new Set([
  ...['note', 'reason', 'message'],
  ...['contact_name', 'contact_search', 'contact_phone', 'contact_mail'],
])

type Redaction = {
  /** Bookings of the account that only the audit log still has. */
  deletedBookings: readonly number[]
  /** Replaces the name of the account. */
  name: string
}

/** Ids of the account's bookings that were deleted; an index finds them by the audit entry of their deletion. */
export async function listDeletedBookings(tx: Tx, accountId: number): Promise<number[]> {
  const owner = isPostgres(tx)
    ? sql<boolean>`before::json ->> 'account_id' = ${String(accountId)}`
    : sql<boolean>`json_extract(before, '$.account_id') = ${accountId}`
  const rows = await tx
    .selectFrom('audit')
    .select('entity_id')
    .where('entity', '=', sql.lit('booking'))
    .where('action', '=', sql.lit('deleted'))
    .where(owner)
    .execute()
  return rows.map(({ entity_id }) => entity_id)
}

/** Removes the personal data of an account from the audit entries about it and its bookings. */
export async function redactAudit(tx: Tx, account: AccountRow, redaction: Redaction): Promise<void> {
  const rows = await listEntries(tx, account.id, redaction.deletedBookings)
  await tx.insertInto('audit_erasure').values({ account_id: account.id }).execute()
  for (const { id, before, after } of rows) {
    const [redactedBefore, redactedAfter] = [before, after].map((json) =>
      redact(json, account, redaction.name),
    )
    if (redactedBefore === before && redactedAfter === after) continue
    await tx
      .updateTable('audit')
      .set({ before: redactedBefore ?? null, after: redactedAfter ?? null })
      .where('id', '=', id)
      .execute()
  }
  await tx.deleteFrom('audit_erasure').execute()
}

type Entry = Pick<AuditRow, 'id' | 'before' | 'after'>

async function listEntries(tx: Tx, id: number, deletedBookings: readonly number[]): Promise<Entry[]> {
  const bookings = tx.selectFrom('booking').select('id').where('account_id', '=', id)
  const entries = tx.selectFrom('audit').select(['id', 'before', 'after'])
  const about = (entity: 'user' | 'booking') => entries.where('entity', '=', entity)
  return [
    ...(await about('user').where('entity_id', '=', id).execute()),
    ...(await about('booking').where('entity_id', 'in', bookings).execute()),
    ...(deletedBookings.length > 0
      ? await about('booking').where('entity_id', 'in', deletedBookings).execute()
      : []),
  ]
}

/** The stored JSON with another name and without the values that identify the account. */
function redact(json: string | null, { username, mail, phone }: AccountRow, name: string): string | null {
  if (json === null) return null
  const identifying = [username, mail, phone].filter(Boolean)
  const isPersonal = (field: string, value: unknown) =>
    typeof value === 'string' &&
    (FREE_TEXT.has(field) || field === 'phone' || identifying.some((text) => value.includes(text)))
  const entries = Object.entries(JSON.parse(json) as Record<string, unknown>).map(([field, value]) => {
    if (field === 'username') return [field, name]
    return [field, isPersonal(field, value) ? null : value]
  })
  return JSON.stringify(Object.fromEntries(entries))
}
