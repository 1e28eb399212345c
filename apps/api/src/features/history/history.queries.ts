import { type Instant, MAX_ID } from '@luzzu/domain'
import type { HistoryEntity, HistoryEntry } from '@luzzu/domain/contracts'
import type { AuditRow, Db } from '../../platform/database/schema'
import { isConfirmedAtOnce, toEntry } from './history-entry'

export type HistoryFilter = {
  entity: HistoryEntity
  id: number
  limit: number
  cursor: number | undefined
}
export type HistoryPage = { entries: HistoryEntry[]; next: number | undefined }

/** History of a record, newest first; the record may be deleted. */
export async function listHistory(db: Db, filter: HistoryFilter): Promise<HistoryPage> {
  const rows = await listRecords(db, filter)
  const page = rows.slice(0, filter.limit)
  const entries = page.map((row) => toEntry(row, row.username))
  const last = page.at(-1)
  if (rows.length > filter.limit) return { entries, next: last?.id }
  const origin = last?.action === 'created' ? undefined : await findOrigin(db, filter)
  // When the page is full, the creation entry follows on the next one.
  if (origin && page.length === filter.limit) return { entries, next: last?.id }
  return { entries: origin ? [...entries, origin] : entries, next: undefined }
}

type Recorded = AuditRow & { username: string | null }

function listRecords(db: Db, { entity, id, limit, cursor }: HistoryFilter): Promise<Recorded[]> {
  return db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .leftJoin('api_token', 'api_token.id', 'audit.token_id')
    .selectAll('audit')
    .select((row) => row.fn.coalesce('account.username', 'api_token.name').as('username'))
    .where('audit.entity', '=', entity)
    .where('audit.entity_id', '=', id)
    .where('audit.id', '<', cursor ?? MAX_ID)
    .orderBy('audit.id', 'desc')
    .limit(limit + 1)
    .execute()
}

type Origin = {
  created_at: Instant
  confirmed_at?: Instant | null
  username: string
  account_id: number | null
}

/** Bookings and accounts are created by their users, with a timestamp of their own. */
async function findOrigin(db: Db, { entity, id }: HistoryFilter): Promise<HistoryEntry | undefined> {
  if (entity !== 'user' && entity !== 'booking') return undefined
  const origin = entity === 'user' ? await findAccount(db, id) : await findBooking(db, id)
  return (
    origin && {
      id: 0,
      happened_at: origin.created_at,
      actor: origin.username,
      actor_id: origin.account_id,
      action: 'created',
      ...(isConfirmedAtOnce(origin) && { confirmed: true }),
      changes: [],
    }
  )
}

function findAccount(db: Db, id: number): Promise<Origin | undefined> {
  return db
    .selectFrom('account')
    .select(['created_at', 'username', 'id as account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** As it was before its oldest change, which may be its deletion. */
async function findBooking(db: Db, id: number): Promise<Origin | undefined> {
  const oldest = await db
    .selectFrom('audit')
    .select('before')
    .where('entity', '=', 'booking')
    .where('entity_id', '=', id)
    .where('before', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (oldest?.before) return JSON.parse(oldest.before) as Origin
  return db
    .selectFrom('booking')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.created_at', 'booking.confirmed_at', 'booking.account_id'])
    .select((row) =>
      row.fn.coalesce('account.username', 'booking.contact_name').$castTo<string>().as('username'),
    )
    .where('booking.id', '=', id)
    .executeTakeFirst()
}
