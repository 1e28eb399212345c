import type { WebhookAttempt } from '@luzzu/domain/contracts'
import { recordChange, systemActor } from '../../../platform/audit/audit'
import { DAY, HOUR, instantAfter, MINUTE, SECOND } from '../../../platform/clock'
import type { Db, Tx, WebhookDeliveryRow, WebhookEndpointRow } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { Site } from '../../../platform/settings/site'
import type { Posted } from './post-event'
import { webhookDisabled } from './webhook-disabled'

/** From one attempt to the next. */
const PAUSES = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...[10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
]
/** Spreads retries by up to a fifth. */
const SPREAD = 0.2
const LONGEST_PAUSE_MS = DAY
/** An endpoint without a success for so long is disabled. */
const GIVE_UP_MS = 5 * DAY
const GONE = 410

export type Attempted = {
  delivery: WebhookDeliveryRow
  posted: Posted
  startedAt: Date
  ms: number
  now: Date
}

/** Records an attempt: it was delivered, or when it is tried again, or that it is given up. */
export async function settleDelivery(db: Db, attempted: Attempted, site: Site): Promise<void> {
  const { delivery, posted, startedAt, ms, now } = attempted
  const { status, error, answer } = posted
  const attemptCount = delivery.attempt_count + 1
  const pause = error === null ? undefined : pauseAfter(attemptCount, posted.retryAfter)
  const attempt: WebhookAttempt = { at: instantAfter(startedAt), status, ms, error }
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('webhook_delivery')
      .set({
        attempt_count: attemptCount,
        answer,
        attempts: JSON.stringify([...(JSON.parse(delivery.attempts) as WebhookAttempt[]), attempt]),
        state: error === null ? 'delivered' : pause === undefined ? 'failed' : 'pending',
        next_attempt_at: pause === undefined ? null : instantAfter(now, pause),
        leased_until: null,
      })
      .where('id', '=', delivery.id)
      .execute()
    if (error === null) await noteSuccess(tx, delivery.endpoint_id, now)
    else await noteFailure(tx, { endpointId: delivery.endpoint_id, status, now, site })
  })
}

/** `undefined` after the last attempt. */
function pauseAfter(attemptCount: number, retryAfter = 0): number | undefined {
  const pause = PAUSES[attemptCount - 1]
  if (pause === undefined) return undefined
  const spread = pause * (1 + SPREAD * (2 * Math.random() - 1))
  return Math.max(spread, Math.min(retryAfter, LONGEST_PAUSE_MS))
}

/** At most a minute late, so that deliveries do not wait for each other's. */
async function noteSuccess(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ last_success_at: instantAfter(now), failing_since: null })
    .where('id', '=', id)
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

async function noteFailure(tx: Tx, { endpointId, status, now, site }: Failure): Promise<void> {
  const endpoint = await tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', endpointId)
    .executeTakeFirst()
  if (!endpoint || endpoint.enabled === 0) return
  const since = endpoint.failing_since ?? instantAfter(now)
  const isFailing = now.getTime() - Date.parse(since) >= GIVE_UP_MS
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
  await tx
    .updateTable('webhook_endpoint')
    .set({ enabled: 0, disabled_reason: reason })
    .where('id', '=', id)
    .execute()
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
