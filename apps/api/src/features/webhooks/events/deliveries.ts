import { randomUUID } from 'node:crypto'
import { type Instant, UNDO_SECONDS } from '@luzzu/domain'
import type { Insertable } from 'kysely'
import { instantAfter, SECOND } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import type { Database, Tx } from '../../../platform/database/schema'

/** An undo that was begun in time may end a little later. */
export const DELIVERY_DELAY_MS = (UNDO_SECONDS + 2) * SECOND

/** An event for one endpoint. */
type News = {
  endpointId: number
  event: string
  payload: object
  changeId: number
  at: Instant
  /** Whether it waits until it can no longer be undone. */
  isHeld: boolean
  bookingId?: number | null
  resellerBookingId?: number | null
}

/** Queues events for endpoints. */
export async function insertDeliveries(tx: Tx, news: readonly News[]): Promise<void> {
  if (news.length > 0) await tx.insertInto('webhook_delivery').values(news.map(toRow)).execute()
}

function toRow(news: News): Insertable<Database['webhook_delivery']> {
  const {
    endpointId,
    event,
    payload,
    changeId,
    at,
    isHeld,
    bookingId = null,
    resellerBookingId = null,
  } = news
  return {
    endpoint_id: endpointId,
    webhook_id: newWebhookId(),
    event,
    payload: toJson(payload),
    booking_id: bookingId,
    reseller_booking_id: resellerBookingId,
    change_id: changeId,
    is_held: isHeld ? 1 : 0,
    state: 'pending',
    attempts: toJson([]),
    created_at: at,
    next_attempt_at: instantAfter(new Date(at), isHeld ? DELIVERY_DELAY_MS : 0),
  }
}

export const newWebhookId = () => `msg_${randomUUID().replaceAll('-', '')}`

/** `since`: when the change that is taken back was made, or before; older ones are left. */
type Subject = { column: 'booking_id' | 'reseller_booking_id'; id: number; since?: Instant }

/** Takes back the newest change that nobody was told of yet; whether there was one. */
export async function withdrawDeliveries(tx: Tx, { column, id, since }: Subject): Promise<boolean> {
  const held = tx
    .selectFrom('webhook_delivery')
    .where(column, '=', id)
    .where('is_held', '=', 1)
    .where('state', '=', 'pending')
    .where('attempt_count', '=', 0)
    .where('leased_until', 'is', null)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Instant))
  const newest = await held.select((row) => row.fn.max('change_id').as('change')).executeTakeFirst()
  if (newest?.change === undefined || newest.change === null) return false
  await tx
    .deleteFrom('webhook_delivery')
    .where(column, '=', id)
    .where('change_id', '=', newest.change)
    .execute()
  return true
}
