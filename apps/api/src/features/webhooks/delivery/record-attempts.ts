import type { WebhookAttempt } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import { recordChange, systemActor } from '../../../platform/audit/audit'
import { DAY, HOUR, instantAfter, MINUTE, SECOND } from '../../../platform/clock'
import { fromJson, toJson } from '../../../platform/database/json-text'
import type { Db, Tx, WebhookDeliveryRow, WebhookEndpointRow } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Site } from '../../../platform/settings/site'
import type { PostResult } from './post-event'
import { webhookDisabled } from './webhook-disabled'

/** From one attempt to the next. */
const RETRY_DELAYS_MS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...[10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
]
/** Spreads retries by up to a fifth. */
const JITTER = 0.2
const MAX_RETRY_DELAY_MS = DAY
/** An endpoint without a success for so long is disabled. */
const DISABLE_AFTER_MS = 5 * DAY
const GONE = 410

export type DeliveryAttempt = {
  delivery: WebhookDeliveryRow
  posted: PostResult
  startedAt: Date
  ms: number
  now: Date
}

/** Records attempts, in one statement: each was delivered, or when it is tried again, or that it is given up. */
export async function recordAttempts(
  db: Db,
  attempts: readonly DeliveryAttempt[],
  site: Site,
): Promise<void> {
  const now = attempts.at(-1)?.now
  if (!now) return
  const rows = attempts.map(rowOf)
  const succeeded = attempts.filter(({ posted }) => posted.error === null)
  const failed = attempts.filter(({ posted }) => posted.error !== null)
  await inTransaction(db, async (tx) => {
    // Both databases name the columns of values so; PostgreSQL takes parameters in them for text.
    await sql`
      update webhook_delivery
      set attempt_count = cast(settled.column2 as integer), state = settled.column3,
          attempts = settled.column4, answer = settled.column5, next_attempt_at = settled.column6,
          leased_until = null
      from (values ${sql.join(rows)}) as settled
      where webhook_delivery.id = cast(settled.column1 as bigint)`.execute(tx)
    await recordSuccess(tx, idsOf(succeeded), now)
    for (const { delivery, posted } of failed)
      await recordFailure(tx, { endpointId: delivery.endpoint_id, status: posted.status, now, site })
  })
}

const idsOf = (attempts: readonly DeliveryAttempt[]) => [
  ...new Set(attempts.map(({ delivery }) => delivery.endpoint_id)),
]

function rowOf({ delivery, posted, startedAt, ms, now }: DeliveryAttempt) {
  const { status, error, answer } = posted
  const count = delivery.attempt_count + 1
  const isOver = error === null || status === GONE
  const pause = isOver ? undefined : retryDelay(count, posted.retryAfter)
  const attempt: WebhookAttempt = { at: instantAfter(startedAt), status, ms, error }
  const attempts = toJson([...fromJson(delivery.attempts), attempt])
  const state = error === null ? 'delivered' : pause === undefined ? 'failed' : 'pending'
  const next = pause === undefined ? null : instantAfter(now, pause)
  return sql`(${delivery.id}, ${count}, ${state}, ${attempts}, ${answer}, ${next})`
}

/** `undefined` after the last attempt. */
function retryDelay(attemptCount: number, retryAfter = 0): number | undefined {
  const pause = RETRY_DELAYS_MS[attemptCount - 1]
  if (pause === undefined) return undefined
  const spread = pause * (1 + JITTER * (2 * Math.random() - 1))
  return Math.max(spread, Math.min(retryAfter, MAX_RETRY_DELAY_MS))
}

/** At most a minute late, so that deliveries do not wait for each other's. */
async function recordSuccess(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('webhook_endpoint')
    .set({ last_success_at: instantAfter(now), failing_since: null })
    .where('id', 'in', ids)
    .where((row) =>
      row.or([
        row('failing_since', 'is not', null),
        row('last_success_at', 'is', null),
        row('last_success_at', '<', instantAfter(now, -MINUTE)),
      ]),
    )
    .execute()
}

type Failure = { endpointId: number; status: number | null; now: Date; site: Site }

async function recordFailure(tx: Tx, { endpointId, status, now, site }: Failure): Promise<void> {
  const endpoint = await tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', endpointId)
    .executeTakeFirst()
  if (!endpoint || endpoint.enabled === 0) return
  const since = endpoint.failing_since ?? instantAfter(now)
  const isFailing = now.getTime() - Date.parse(since) >= DISABLE_AFTER_MS
  if (status === GONE || isFailing) {
    await disable(tx, endpoint, { reason: status === GONE ? 'gone' : 'failing', now, site })
  } else if (endpoint.failing_since === null) {
    await tx
      .updateTable('webhook_endpoint')
      .set({ failing_since: since })
      .where('id', '=', endpointId)
      .execute()
  }
}

type Disabling = { reason: 'gone' | 'failing'; now: Date; site: Site }

async function disable(tx: Tx, endpoint: WebhookEndpointRow, { reason, now, site }: Disabling) {
  const { id, description } = endpoint
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ enabled: 0, disabled_reason: reason })
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst()
  // Another attempt that failed at the same time has disabled it.
  if (numUpdatedRows === 0n) return
  await recordChange(tx, systemActor(now), {
    action: 'disabled',
    entity: 'webhook_endpoint',
    id,
    before: { enabled: 1 },
    after: { enabled: 0, disabled_reason: reason },
  })
  const to = site.settings.notify_mail
  if (to === null) return
  const host = new URL(endpoint.url).host
  const isOfReseller = endpoint.token_id !== null
  const data = { username: site.name, host, description, problem: reason, isOfReseller }
  await enqueueEmail(tx, { site, to, template: webhookDisabled, data, now })
}
