import {
  BOOKING_STATUSES,
  CALENDAR_FEED_MESSAGES,
  type CalendarFeedInput,
  MAX_INTEGRATIONS,
} from '@luzzu/domain'
import type { HistoryAction } from '@luzzu/domain/contracts'
import type { Actor } from '../../auth/access'
import { lockAccount } from '../../auth/account-locks'
import { hashSecret, randomSecret } from '../../auth/tokens'
import { recordChange } from '../../platform/audit/audit'
import { toJson } from '../../platform/database/json-text'
import type { CalendarFeedRow, Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal, refuseFields } from '../../platform/errors/refusal'
import { findCalendarFeed, findOwnCalendar, listCalendarFeeds, toFeed } from './calendar-feeds.queries'

/** A calendar with the secret of its address, which only its hash is kept of. */
export type Issued = { feed: CalendarFeedRow; secret: string }

const OWN_NAME = 'My bookings'

/**
 * Makes a calendar for staff.
 * @throws {Refusal} `invalid` for a product that is not offered, `limit-reached` when there are too many.
 */
export function createCalendarFeed(
  db: Db,
  actor: Actor,
  input: CalendarFeedInput,
  secret: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockAccount(tx, actor.userId))
    await requireProducts(tx, input.product_ids)
    const { length } = await listCalendarFeeds(tx, actor.userId)
    if (length >= MAX_INTEGRATIONS.calendarFeeds)
      throw new Refusal('limit-reached', { message: CALENDAR_FEED_MESSAGES.limit })
    return insertFeed(tx, actor, { ...input, isOwn: false, secret })
  })
}

/** Gives a calendar a new address; the old one ends at once. */
export function rotateCalendarFeed(db: Db, actor: Actor, id: number): Promise<Issued> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockAccount(tx, actor.userId))
    const secret = randomSecret()
    const known = orNotFound(await findCalendarFeed(tx, actor.userId, id))
    return { feed: await rotate(tx, actor, known, secret), secret }
  })
}

export function deleteCalendarFeed(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (tx) =>
    remove(tx, actor, orNotFound(await findCalendarFeed(tx, actor.userId, id))),
  )
}

/** Makes the calendar of the actor's own bookings, or gives it a new address. */
export function createOwnCalendar(db: Db, actor: Actor, secret: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    orNotFound(await lockAccount(tx, actor.userId))
    const known = await findOwnCalendar(tx, actor.userId)
    if (known) return (await rotate(tx, actor, known, secret)).id
    const all = { name: OWN_NAME, product_ids: null, statuses: [...BOOKING_STATUSES] }
    return insertFeed(tx, actor, { ...all, isOwn: true, secret })
  })
}

export function deleteOwnCalendar(db: Db, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) =>
    remove(tx, actor, orNotFound(await findOwnCalendar(tx, actor.userId))),
  )
}

async function requireProducts(tx: Tx, ids: readonly number[] | null): Promise<void> {
  if (ids === null) return
  const offered = await tx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  if (offered.length < ids.length) throw refuseFields({ product_ids: CALENDAR_FEED_MESSAGES.unknownProducts })
}

async function insertFeed(
  tx: Tx,
  actor: Actor,
  { name, product_ids, statuses, isOwn, secret }: CalendarFeedInput & { isOwn: boolean; secret: string },
): Promise<number> {
  const feed = await tx
    .insertInto('calendar_feed')
    .values({
      account_id: actor.userId,
      is_own: isOwn ? 1 : 0,
      name,
      product_ids: product_ids && toJson(product_ids),
      statuses: toJson(statuses),
      secret_hash: hashSecret(secret),
      created_at: actor.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'created', feed)
  return feed.id
}

async function rotate(
  tx: Tx,
  actor: Actor,
  { id }: CalendarFeedRow,
  secret: string,
): Promise<CalendarFeedRow> {
  const feed = await tx
    .updateTable('calendar_feed')
    .set({ secret_hash: hashSecret(secret), last_read_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'rotated', feed)
  return feed
}

async function remove(tx: Tx, actor: Actor, feed: CalendarFeedRow): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('id', '=', feed.id).execute()
  await record(tx, actor, 'deleted', feed)
}

async function record(tx: Tx, actor: Actor, action: HistoryAction, row: CalendarFeedRow): Promise<void> {
  const { id, last_read_at: _, ...shown } = toFeed(row)
  const state = { ...shown, is_own: row.is_own }
  await recordChange(tx, actor, {
    action,
    entity: 'calendar_feed',
    id,
    ...(action === 'deleted' ? { before: state } : { after: state }),
  })
}
