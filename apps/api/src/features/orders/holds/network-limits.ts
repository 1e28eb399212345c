import { createHash } from 'node:crypto'
import { CHECKOUT_MESSAGES, GUEST_LIMITS, type Instant } from '@luzzu/domain'
import { sql } from 'kysely'
import { HOUR, instantAfter, MINUTE, SECOND } from '../../../platform/clock'
import { LOCK_SPACE } from '../../../platform/database/advisory-locks'
import { isPostgres } from '../../../platform/database/dialect'
import type { Tx } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/errors/refusal'
import { clientPrefixOf } from '../../../platform/http/networks'

/** Hashed, as it is stored. */
export const hashNetwork = (ip: string) => createHash('sha256').update(clientPrefixOf(ip)).digest('base64url')

/**
 * Counts an order that begins without an account. The database counts, so that all processes do together.
 * @throws {Refusal} `too-many-requests` beyond ten in an hour.
 */
export async function consumeNetworkOrderLimit(tx: Tx, network: string, now: Date): Promise<void> {
  await lockNetwork(tx, network)
  const begun = await tx
    .selectFrom('guest_order')
    .select('created_at')
    .where('network', '=', network)
    .where('created_at', '>', instantAfter(now, -HOUR))
    .orderBy('created_at')
    .execute()
  const [first] = begun
  if (first && begun.length >= GUEST_LIMITS.ordersPerHour)
    throw refuse(Date.parse(first.created_at) + HOUR - now.getTime())
  await tx
    .insertInto('guest_order')
    .values({ network, created_at: instantAfter(now) })
    .execute()
}

/**
 * Call it before an order holds so many places; `except` is the order, if it holds others until then.
 * @throws {Refusal} `too-many-requests` when the network would hold more than four.
 */
export async function assertNetworkHoldLimit(
  tx: Tx,
  { network, count, except }: { network: string; count: number; except?: number },
  now: Date,
): Promise<void> {
  await lockNetwork(tx, network)
  const held = await tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('customer_order.expires_at')
    .where('customer_order.network', '=', network)
    .where('customer_order.status', 'in', ['held', 'paying'])
    .where('customer_order.expires_at', '>', instantAfter(now))
    .$if(except !== undefined, (query) => query.where('customer_order.id', '<>', except as number))
    .orderBy('customer_order.expires_at')
    .execute()
  if (held.length + count <= GUEST_LIMITS.items) return
  const end = held[0]?.expires_at as Instant | undefined
  throw refuse(end === undefined ? MINUTE : Date.parse(end) - now.getTime())
}

const refuse = (wait: number) =>
  new Refusal('too-many-requests', {
    message: CHECKOUT_MESSAGES.network,
    retryAfter: Math.max(1, Math.ceil(wait / SECOND)),
  })

/** So that two requests at once are counted one after the other. Lock it before everything else. */
async function lockNetwork(tx: Tx, network: string): Promise<void> {
  if (isPostgres(tx))
    await sql`select pg_advisory_xact_lock(${LOCK_SPACE.networks}::int, hashtext(${network}))`.execute(tx)
}
