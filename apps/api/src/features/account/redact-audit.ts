import { sql } from 'kysely'
import { isPostgres } from '../../platform/database/dialect'
import type { AccountRow, AuditRow, BookingRow, Db, Tx } from '../../platform/database/schema'

/** Fields that name a customer, or in which people write about one. Everything else is evidence and stays as it is. */
const PERSONAL = new Set([
  ...['mail', 'phone', 'search_name', 'device', 'network', 'recipient', 'note', 'reason', 'message'],
  ...['contact_name', 'contact_search', 'contact_phone', 'contact_mail', 'customer_sort'],
])

type Redaction = {
  /** Bookings of the account that only the audit log still has. */
  deletedBookings: readonly number[]
  /** Replaces the name of the account. */
  name: string
}

/** A booking that only the audit log still has. */
type DeletedBooking = Pick<BookingRow, 'id' | 'created_at'>

/** The account's bookings that were deleted; an index finds them by the audit entry of their deletion. */
export async function listDeletedBookings(db: Db, accountId: number): Promise<DeletedBooking[]> {
  const owner = isPostgres(db)
    ? sql<boolean>`before::json ->> 'account_id' = ${String(accountId)}`
    : sql<boolean>`json_extract(before, '$.account_id') = ${accountId}`
  const rows = await db
    .selectFrom('audit')
    .select(['entity_id', 'before'])
    .where('entity', '=', sql.lit('booking'))
    .where('action', '=', sql.lit('deleted'))
    .where(owner)
    .execute()
  return rows.map(toDeleted)
}

const toDeleted = ({ entity_id: id, before }: Pick<AuditRow, 'entity_id' | 'before'>): DeletedBooking => ({
  id,
  created_at: (JSON.parse(before ?? '{}') as BookingRow).created_at,
})

/** An id that was given again, as copies to PostgreSQL once did, belongs to another booking now. */
export async function withoutRows(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('booking').select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** Bookings of an address without an account that were deleted, and whose ids were given to no other booking since. */
export async function listDeletedOfGuest(tx: Tx, mail: string): Promise<DeletedBooking[]> {
  const contact = isPostgres(tx)
    ? sql<string>`before::json ->> 'contact_mail'`
    : sql<string>`json_extract(before, '$.contact_mail')`
  const rows = await tx
    .selectFrom('audit')
    .select(['entity_id', 'before'])
    .where('entity', '=', sql.lit('booking'))
    .where('action', '=', sql.lit('deleted'))
    .where(contact, '=', mail)
    .where('entity_id', 'not in', tx.selectFrom('booking').select('id'))
    .execute()
  return rows.map(toDeleted)
}

/** Removes the personal data of an account from the audit entries about it and its bookings. */
export async function redactAudit(tx: Tx, account: AccountRow, redaction: Redaction): Promise<void> {
  const rows = await listEntries(tx, account.id, redaction.deletedBookings)
  await redactEntries(tx, rows, { owner: account.id, name: redaction.name })
}

/** Removes the personal data from the entries about bookings without an account, which may be deleted. */
export async function redactBookings(tx: Tx, ids: readonly number[], name: string): Promise<void> {
  const rows = await tx
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('entity', '=', 'booking')
    .where('entity_id', 'in', ids)
    .execute()
  await redactEntries(tx, rows, { owner: null, name })
}

/** Whose entries they are; `null`: of nobody with an account. */
type Owned = { owner: number | null; name: string }

async function redactEntries(tx: Tx, rows: readonly Entry[], owned: Owned): Promise<void> {
  await tx
    .insertInto('audit_erasure')
    .values({ account_id: owned.owner ?? 0 })
    .execute()
  for (const { id, before, after } of rows) {
    const [redactedBefore, redactedAfter] = [before, after].map((json) => redact(json, owned))
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

/** The stored JSON with another name and without the personal fields; that of another account's booking as it is. */
function redact(json: string | null, { owner: erased, name }: Owned): string | null {
  if (json === null) return null
  const stored = JSON.parse(json) as Record<string, unknown>
  const owner = stored.account_id
  if (typeof owner === 'number' && owner !== erased) return json
  const entries = Object.entries(stored).map(([field, value]) => {
    if (field === 'username') return [field, name]
    return [field, PERSONAL.has(field) ? null : value]
  })
  return JSON.stringify(Object.fromEntries(entries))
}
